/** Who may see a page: `page` asks the page guard, `signedIn` any session, `public` everybody. */
export type Guard = 'page' | 'signedIn' | 'public'

/** The groups of the menu, in its order. */
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

/** A group of the menu. */
export type Group = (typeof groups)[number]

/** A page of the portal (spec 1 §2.1). */
export interface Page {
  /** The path under `/forge`, without slashes; empty for home. */
  readonly route: string
  /** What the page-access call is asked for; several routes may share one. */
  readonly slug: string
  /** The permission's id; routes that share it share the permission. Null where no permission is needed. */
  readonly id: number | null
  readonly name: string
  readonly nameInSpanish: string
  /** The menu group, or null for a page that is reached another way. */
  readonly group: Group | null
  /** The route of the page that leads to it and stands before it in the breadcrumb (spec 1 §2.5, 2.6), or null. */
  readonly parent: string | null
  /** Roles that have the page without an override. */
  readonly roles: readonly number[]
  readonly guard: Guard
  /** It is about the portal itself: the portal says by role who opens it, whatever is connected. */
  readonly isOwn: boolean
}

// Who has a page without an override, by the ids of roles (spec 1 §6).

/** Everybody who is signed in. */
export const everyRole = [0, 1, 3, 4, 5, 6] as const
/** Everybody but the representatives of several customers. */
export const allButReps = [0, 1, 3, 4, 5] as const
/** Managers, staff and administrators. */
export const salesRoles = [1, 4, 5] as const
/** Staff and administrators. */
export const staffRoles = [1, 4] as const
/** Administrators alone. */
export const adminRoles = [1] as const

interface More {
  readonly slug?: string
  readonly guard?: Guard
  readonly parent?: string
  readonly isOwn?: boolean
}

/**
 * A page of an area. An id below 1000 is the specification's (spec 1 §2.1), the others are our own; pages of one menu
 * group stand there in the order of their ids.
 */
export const page = <const R extends string>(
  route: R,
  id: number | null,
  name: string,
  nameInSpanish: string,
  group: Group | null,
  roles: readonly number[],
  { slug = route, guard = 'page', parent, isOwn = false }: More = {},
) => ({ route, slug, id, name, nameInSpanish, group, parent: parent ?? null, roles, guard, isOwn })

/** A page that no permission is asked for. */
export const open = <const R extends string>(
  route: R,
  name: string,
  nameInSpanish: string,
  { guard = 'public', ...more }: More = {},
) => page(route, null, name, nameInSpanish, null, [], { ...more, guard })
