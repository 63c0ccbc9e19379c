import { portalSettings } from '#kit/portalSettings.ts'
import { account } from '#resources/account/screens.ts'
import { administration } from '#resources/administration/screens.ts'
import { company } from '#resources/company/screens.ts'
import { contracts } from '#resources/contracts/screens.ts'
import { finance } from '#resources/finance/screens.ts'
import { home } from '#resources/home/screens.ts'
import { logistics } from '#resources/logistics/screens.ts'
import { material } from '#resources/material/screens.ts'
import { orders } from '#resources/orders/screens.ts'
import { quality } from '#resources/quality/screens.ts'
import { quotes } from '#resources/quotes/screens.ts'
import { sales } from '#resources/sales/screens.ts'
import { scrap } from '#resources/scrap/screens.ts'
import type { Screen } from '#resources/screen.tsx'
import { wip } from '#resources/wip/screens.ts'
import type { Route } from '#schema/pages.ts'
import { shellPages, underMaintenance } from '../pages/screens.ts'

/** A page without a screen is a compile error. */
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
} satisfies Record<Route, Screen>

/** Screen of a page, or the maintenance screen if an operator has closed the page. */
export const screenOfRoute = (route: Route): Screen =>
  portalSettings().maintenancePages.includes(route) ? underMaintenance : built[route]

export const builtScreens: readonly Screen[] = Object.values(built)
