import { account } from '../../../resources/account/screens.ts'
import { administration } from '../../../resources/administration/screens.ts'
import { company } from '../../../resources/company/screens.ts'
import { contracts } from '../../../resources/contracts/screens.ts'
import { finance } from '../../../resources/finance/screens.ts'
import { home } from '../../../resources/home/screens.ts'
import { logistics } from '../../../resources/logistics/screens.ts'
import { material } from '../../../resources/material/screens.ts'
import { orders } from '../../../resources/orders/screens.ts'
import { quality } from '../../../resources/quality/screens.ts'
import { quotes } from '../../../resources/quotes/screens.ts'
import { sales } from '../../../resources/sales/screens.ts'
import { scrap } from '../../../resources/scrap/screens.ts'
import type { Screen } from '../../../resources/screen.tsx'
import { wip } from '../../../resources/wip/screens.ts'
import type { Route } from '../../../schema/pages.ts'
import { portalSettings } from '../../kit/portalSettings.ts'
import { shellPages, underMaintenance } from '../pages/screens.ts'
import type { notBuiltYet } from './notBuiltYet.ts'

type NotBuiltYet = (typeof notBuiltYet)[number]

/** A page has either a screen, or its place in the list of those to come; else this does not compile. */
type Built = Record<Exclude<Route, NotBuiltYet>, Screen> & { readonly [R in NotBuiltYet]?: never }

const built = {
  ...shellPages,
  ...account,
  ...administration,
  ...company,
  ...contracts,
  ...finance,
  ...home,
  ...logistics,
  ...material,
  ...orders,
  ...quality,
  ...quotes,
  ...sales,
  ...scrap,
  ...wip,
} satisfies Built

/** The screen of a page; one that an operator has closed, or that is not built yet, says that it is being worked on. */
export const screenOfRoute = (route: Route): Screen => {
  if (portalSettings().maintenancePages.includes(route)) return underMaintenance
  return (built as Partial<Record<Route, Screen>>)[route] ?? underMaintenance
}

/** Every screen that is built. */
export const builtScreens: readonly Screen[] = Object.values(built)
