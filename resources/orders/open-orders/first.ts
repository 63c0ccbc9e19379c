import { type FirstCalls, firstRows, listedAt } from '#dataProvider/first-view/firstRows.ts'
import { openingSearch, presetSearch } from './addresses.ts'
import { purchaseOrders, statusReport } from './index.ts'

/** Newest orders first; not a sortable column. */
export const newestFirst = ['newest', 'DESC'] as const

/** Requests a single line for its total. */
export const countedLines = { page: 1, perPage: 1 } as const

/**
 * Order of the single line: open lines by promised date, which an index has; otherwise the default of a list without a
 * sort, so that the prefetched request matches.
 */
export const countedOrder = (filter: object) => ['stage' in filter ? 'promiseDate' : 'id', 'ASC'] as const

const rows = firstRows(purchaseOrders, { sort: newestFirst })

/** First requests: the orders for the URL, and their line count. */
export const first: FirstCalls = (opened) => {
  const search = presetSearch(opened.search) ?? (opened.search || openingSearch)
  const filter = new URLSearchParams(search).get('filter')
  const lines = new URLSearchParams({ ...countedLines, ...(filter !== null && { filter }) } as never)
  const counted = firstRows(statusReport, { sort: countedOrder(listedAt(search, {}).filter) })
  return [...rows({ ...opened, search }), ...counted({ ...opened, search: `?${lines}` })]
}
