import type { Unreadable } from '#schema/tolerance/faults.ts'
import { nothingUnreadable } from './unreadable.ts'

/** Metadata of a list's rows in react-admin's list context. */
export interface ListMeta {
  /** False if counting stopped at a limit, so that there may be more rows. */
  readonly isExact: boolean
  /** Sums over all rows; null if the service does not send them. */
  readonly totals: Readonly<Record<string, number>> | null
  /** Rows and cells that could not be read. */
  readonly unreadable: Unreadable
}

/** Types the `meta` of a list context, which react-admin leaves open; services may omit parts of it. */
export const metaOf = (meta: Partial<ListMeta> | undefined): ListMeta => ({
  isExact: meta?.isExact !== false,
  totals: meta?.totals ?? null,
  unreadable: meta?.unreadable ?? nothingUnreadable,
})
