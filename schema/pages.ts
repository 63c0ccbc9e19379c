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

/** All routes, sorted by permission id; those without a permission come first. */
export const pages: readonly (typeof ofAreas)[number][] = ofAreas.toSorted(
  (one, other) => (one.id ?? 0) - (other.id ?? 0),
)

export type Route = (typeof pages)[number]['route']

/**
 * Specified page ids without a known page; shown on the edit screen only `docs/product/access.md#pages-without-a-name`.
 */
export const namelessPages = [
  { id: 102, name: 'Page 102', tickedOnRoleChange: [1, 4] },
  { id: 126, name: 'Page 126', tickedOnRoleChange: [1, 3, 4, 6] },
  { id: 82, name: 'Page 82', tickedOnRoleChange: [1, 3, 4, 6] },
] as const

/** Ids from here on are the portal's own; a connected auth service does not know them. */
export const firstOwnPageId = 1000

const byRoute = new Map<string, Page>(pages.map((known) => [known.route.toLowerCase(), known]))

/** Finds a page by its path below `/forge`, ignoring case. */
export const pageAt = (route: string) => byRoute.get(route.toLowerCase())

/** Finds a page by the slug of the page-access call; `/` means home. */
export const pageOfSlug = (slug: string) => {
  const bare = slug.replace(/^\/+|\/+$/g, '').toLowerCase()
  return pages.find((known) => known.guard === 'page' && known.slug.toLowerCase() === bare)
}

const parentOf = ({ parent }: Page) => (parent === null ? null : (pageAt(parent) ?? null))

/** Menu entry of a page: itself, its parent, or a page that shares its permission. */
export const inMenu = (page: Page): Page | null => {
  const sharing = pages.filter(({ id }) => page.id !== null && id === page.id)
  return [page, parentOf(page), ...sharing].find((one) => one !== null && one.group !== null) ?? null
}

export const groupOf = (page: Page) => inMenu(page)?.group ?? null

/** Breadcrumb before the page, starting with its menu group, unless the page has the name of its group. */
export const breadcrumbTo = (page: Page) => {
  const group = groupOf(page)
  const crumbs = [page.parent, page.sibling].flatMap((route) => {
    const found = route === null ? undefined : pageAt(route)
    return found ? [{ name: found.name, slug: found.slug }] : []
  })
  return group === null || group === page.name ? crumbs : [{ name: group, slug: null }, ...crumbs]
}
