import type { Order } from '#schema/list.ts'
import { compareValues } from '#values/texts.ts'
import type { ResourceCalls } from '../resources.ts'
import type { Listed } from './listInput.ts'
import type { ListAnswer } from './listing.ts'

type Row = Readonly<Record<string, unknown>>
type Sort = readonly [field: string, order: Order] | null

/** Value by which rows are sorted, where it is not that of the field. */
export type SortedBy = Readonly<Record<string, (row: never) => unknown>>

interface NamedCustomer {
  readonly id: number
  readonly name: string
}

interface Together extends Pick<Listed, 'pagination' | 'sort'> {
  readonly resource: ResourceCalls
  /** In the order of their names. */
  readonly customers: readonly NamedCustomer[]
}

type Meta = Pick<ListAnswer<unknown>, 'isExact' | 'isPaged' | 'totals'> | null

interface Page {
  readonly data: readonly Row[]
  readonly total: number
  readonly meta: Meta
}

/** Merges lists that are sorted alike; equal rows stay in the order of the lists. Without a sort, one follows another. */
const merge = (lists: readonly (readonly Row[])[], sort: Sort, sortedBy: SortedBy = {}) => {
  if (sort === null) return lists.flat()
  const [field, order] = sort
  const sign = order === 'ASC' ? 1 : -1
  const sorted = (sortedBy[field] as ((row: Row) => unknown) | undefined) ?? ((row: Row) => row[field])
  const left = lists.map((rows) => ({ rows, at: 0 }))
  const merged: Row[] = []
  for (;;) {
    const [first, ...others] = left.filter(({ rows, at }) => at < rows.length)
    if (!first) return merged
    const headOf = ({ rows, at }: typeof first) => sorted(rows[at] as Row)
    const next = others.reduce(
      (least, one) => (sign * compareValues(headOf(one), headOf(least)) < 0 ? one : least),
      first,
    )
    merged.push(next.rows[next.at] as Row)
    next.at += 1
  }
}

const sumsOf = (all: readonly Meta[]) => {
  const sums: Record<string, number> = {}
  for (const meta of all) {
    if (!meta?.totals) return null
    for (const [name, sum] of Object.entries(meta.totals)) sums[name] = (sums[name] ?? 0) + sum
  }
  return sums
}

/** Beyond so many rows, all rows of each customer are read. */
const maxPrefix = 1_000

/**
 * Page of the lists of several customers: each is read from its beginning, and they are merged. Rows get their
 * customer; two customers may have rows of the same id.
 */
export const pageTogether = async (
  {
    resource: { list, sortedBy },
    customers,
    sort,
    pagination = { page: 1, perPage: Number.POSITIVE_INFINITY },
  }: Together,
  pageOf: (pagination: NonNullable<Listed['pagination']>, customer: number) => Promise<Page>,
) => {
  const { page, perPage } = pagination
  const end = page * perPage
  const prefix = { page: 1, perPage: end > maxPrefix ? Number.POSITIVE_INFINITY : end }
  const isReversed = sort?.field === 'customer' && sort.order === 'DESC'
  const inOrder = isReversed ? customers.toReversed() : customers
  const prefixOf = async ({ id, name }: NamedCustomer) => {
    const { data, ...rest } = await pageOf(prefix, id)
    const rows = data.map((row) => ({ ...row, id: `${id}/${row.id}`, customerId: id, customer: name }))
    return { ...rest, rows }
  }
  const pages: Awaited<ReturnType<typeof prefixOf>>[] = []
  if (Number.isFinite(prefix.perPage)) pages.push(...(await Promise.all(inOrder.map(prefixOf))))
  // A user may read only a few whole lists at once.
  else for (const customer of inOrder) pages.push(await prefixOf(customer))
  const isSorted = sort && list?.list?.sort.includes(sort.field)
  const rows = merge(
    pages.map((one) => one.rows),
    isSorted ? [sort.field, sort.order as Order] : null,
    sortedBy,
  )
  const total = pages.reduce((sum, one) => sum + one.total, 0)
  const metas = pages.map(({ meta }) => meta)
  return {
    data: Number.isFinite(perPage) ? rows.slice(end - perPage, end) : rows,
    total,
    meta: {
      total,
      isExact: metas.every((meta) => meta?.isExact),
      isPaged: metas.every((meta) => meta?.isPaged),
      totals: sumsOf(metas),
      request: null,
      unreadable: null,
    },
  }
}
