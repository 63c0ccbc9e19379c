/** Access check of a page: `page` checks its permission, `signedIn` requires any session, `public` none. */
type Guard = 'page' | 'signedIn' | 'public'

/** In display order. */
export const groups = [
  'Orders',
  'Logistics',
  'Finance',
  'Quality',
  'Quotes',
  'Raw Material',
  'Scrap',
  'Status Report',
  'Contracts',
  'Sales',
  'Company',
  'Administration',
] as const

export type Group = (typeof groups)[number]

export interface Page {
  /** Path below `/forge`, without slashes; empty for home. */
  readonly route: string
  /** Argument of the page-access call; several routes may share one. */
  readonly slug: string
  /** Permission id; routes with the same id share the permission. Null if no permission is required. */
  readonly id: number | null
  readonly name: string
  readonly nameInSpanish: string
  /** Menu group; null for pages that are not in the menu. */
  readonly group: Group | null
  /** Route of the parent page in the breadcrumb, or null. */
  readonly parent: string | null
  /** Route of a page that the breadcrumb links to after the parent, or null. */
  readonly sibling: string | null
  /** Roles with access by default, without an override. */
  readonly roles: readonly number[]
  readonly guard: Guard
  /** A page about the portal itself: the portal grants it by role, even with a connected auth service. */
  readonly isOwn: boolean
  /** Has nothing to show from a service that answers specified calls only, so the menu leaves it out. */
  readonly isAddition: boolean
}

// Default access by role id `docs/product/access.md#default-roles`.

/** All signed-in users. */
export const everyRole = [0, 1, 3, 4, 5, 6] as const
/** All except representatives of several customers. */
export const allButReps = [0, 1, 3, 4, 5] as const
/** Managers, staff and administrators. */
export const salesRoles = [1, 4, 5] as const
/** Staff and administrators. */
export const staffRoles = [1, 4] as const
export const adminRoles = [1] as const

interface More {
  readonly slug?: string
  readonly guard?: Guard
  readonly parent?: string | null
  readonly sibling?: string | null
  readonly isOwn?: boolean
  readonly isAddition?: boolean
}

/**
 * Page of an area. Ids below 1000 come from the specification, the others are the portal's own. A menu group lists its
 * pages by id.
 */
export const page = <const R extends string>(
  route: R,
  id: number | null,
  name: string,
  nameInSpanish: string,
  group: Group | null,
  roles: readonly number[],
  { slug = route, guard = 'page', parent = null, sibling = null, isOwn = false, isAddition = false }: More = {},
) => ({ route, slug, id, name, nameInSpanish, group, parent, sibling, roles, guard, isOwn, isAddition })

export const open = <const R extends string>(
  route: R,
  name: string,
  nameInSpanish: string,
  { guard = 'public', ...more }: More = {},
) => page(route, null, name, nameInSpanish, null, [], { ...more, guard })
