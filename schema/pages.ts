import { accountPages } from './account/pages.ts'
import { administrationPages } from './administration/pages.ts'
import { companyPages } from './company/pages.ts'
import { contractsPages } from './contracts/pages.ts'
import { financePages } from './finance/pages.ts'
import { homePages } from './home/pages.ts'
import { logisticsPages } from './logistics/pages.ts'
import { materialPages } from './material/pages.ts'
import { ordersPages } from './orders/pages.ts'
import type { Page } from './page.ts'
import { qualityPages } from './quality/pages.ts'
import { quotesPages } from './quotes/pages.ts'
import { salesPages } from './sales/pages.ts'
import { scrapPages } from './scrap/pages.ts'
import { wipPages } from './wip/pages.ts'

const ofAreas = [
  ...homePages,
  ...accountPages,
  ...administrationPages,
  ...companyPages,
  ...contractsPages,
  ...financePages,
  ...logisticsPages,
  ...materialPages,
  ...ordersPages,
  ...qualityPages,
  ...quotesPages,
  ...salesPages,
  ...scrapPages,
  ...wipPages,
] satisfies readonly Page[]

/** Every route of the portal, by the ids of their permissions; those without one first. */
export const pages: readonly (typeof ofAreas)[number][] = ofAreas.toSorted(
  (one, other) => (one.id ?? 0) - (other.id ?? 0),
)

/** A page's path under `/forge`, verbatim. */
export type Route = (typeof pages)[number]['route']

/** Page ids that the specification knows without naming a page; only the edit screen shows them (spec 1 §6). */
export const namelessPages = [
  { id: 102, name: 'Page 102', tickedOnRoleChange: [1, 4] },
  { id: 126, name: 'Page 126', tickedOnRoleChange: [1, 3, 4, 6] },
  { id: 82, name: 'Page 82', tickedOnRoleChange: [1, 3, 4, 6] },
] as const

/** Ids from here on are our own; a connected auth service does not know them. */
export const firstOwnPageId = 1000

const byRoute = new Map<string, Page>(pages.map((known) => [known.route.toLowerCase(), known]))

/** The page at a path under `/forge`, matched without regard to case (DECISIONS S2). */
export const pageAt = (route: string) => byRoute.get(route.toLowerCase())

/** The page that a slug of the page-access call means; `/` is home. */
export const pageOfSlug = (slug: string) => {
  const bare = slug.replace(/^\/+|\/+$/g, '').toLowerCase()
  return pages.find((known) => known.guard === 'page' && known.slug.toLowerCase() === bare)
}

/** The page that leads to a page; null where the menu does. */
const parentOf = ({ parent }: Page) => (parent === null ? null : (pageAt(parent) ?? null))

/** The page of the menu where a page is found: itself, one that leads to it, or one that shares its permission. */
export const inMenu = (page: Page): Page | null => {
  const sharing = pages.filter(({ id }) => page.id !== null && id === page.id)
  return [page, parentOf(page), ...sharing].find((one) => one !== null && one.group !== null) ?? null
}

/** The group of the menu in which a page is found. */
export const groupOf = (page: Page) => inMenu(page)?.group ?? null

/** The way to a page, from its group: what stands before it in the breadcrumb. */
export const trailTo = (page: Page) => {
  const group = groupOf(page)
  const parent = parentOf(page)
  const crumbs = parent === null ? [] : [{ name: parent.name, slug: parent.slug }]
  return group === null ? crumbs : [{ name: group, slug: null }, ...crumbs]
}
