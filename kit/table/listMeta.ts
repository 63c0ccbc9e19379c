import type { Entity } from '#schema/entity.ts'
import { infoOf, type KindName } from '#schema/fields.ts'
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
  /** Milliseconds since 1970 at which the rows were read, if reading them again has failed. */
  readonly readAt: number | null
}

const amounts: readonly KindName[] = ['money', 'thousands']

/** Rows with amounts are not shown when reading them again has failed. */
export const hasMoney = ({ fields }: Pick<Entity, 'fields'>) =>
  Object.values(fields).some((field) => amounts.includes(infoOf(field).kind))

/** Types the `meta` of a list context, which react-admin leaves open; services may omit parts of it. */
export const metaOf = (meta: Partial<ListMeta> | undefined): ListMeta => ({
  isExact: meta?.isExact !== false,
  totals: meta?.totals ?? null,
  unreadable: meta?.unreadable ?? nothingUnreadable,
  readAt: meta?.readAt ?? null,
})
