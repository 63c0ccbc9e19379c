import { type FirstCalls, firstRows } from '../../../../dataProvider/lists/firstRows.ts'
import { presetSearch } from '../addresses.ts'
import { purchaseOrders, statusReport } from '../index.ts'

/** No column's order: the newest orders come first. */
export const newestFirst = { field: 'newest', order: 'DESC' } as const

/** One line of the other tab's list knows how many lines there are. */
export const countedLines = { page: 1, perPage: 1 } as const

/** Of one line it does not matter which: the order in which a list without one of its own is asked for. */
export const anyOrder = { field: 'id', order: 'ASC' } as const

const rows = firstRows(purchaseOrders, { sort: [newestFirst.field, newestFirst.order] })

/** The orders that the address means, and how many lines they have. */
export const first: FirstCalls = (opened) => {
  const search = presetSearch(opened.search) ?? (opened.search || opened.leftAt('orders'))
  const filter = new URLSearchParams(search).get('filter')
  const lines = new URLSearchParams({ ...countedLines, ...(filter !== null && { filter }) } as never)
  return [...rows({ ...opened, search }), ...firstRows(statusReport, {})({ ...opened, search: `?${lines}` })]
}
