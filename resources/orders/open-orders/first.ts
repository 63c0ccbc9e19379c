import { type FirstCalls, firstRows } from '#dataProvider/lists/firstRows.ts'
import { presetSearch } from './addresses.ts'
import { purchaseOrders, statusReport } from './index.ts'

/** Newest orders first; not a sortable column. */
export const newestFirst = { field: 'newest', order: 'DESC' } as const

/** Requests a single line for its total. */
export const countedLines = { page: 1, perPage: 1 } as const

/**
 * The order of a single line is irrelevant; this is the default of a list without a sort, so that the prefetched
 * request matches.
 */
export const anyOrder = { field: 'id', order: 'ASC' } as const

const rows = firstRows(purchaseOrders, { sort: [newestFirst.field, newestFirst.order] })

/** First requests: the orders for the URL, and their line count. */
export const first: FirstCalls = (opened) => {
  const search = presetSearch(opened.search) ?? (opened.search || opened.leftAt('orders'))
  const filter = new URLSearchParams(search).get('filter')
  const lines = new URLSearchParams({ ...countedLines, ...(filter !== null && { filter }) } as never)
  return [...rows({ ...opened, search }), ...firstRows(statusReport, {})({ ...opened, search: `?${lines}` })]
}
