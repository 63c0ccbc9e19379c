import { reportOf } from '#kit/report/report.ts'
import { orderRequests, placedOrder } from '#schema/quotes/orderRequests.ts'

export const report = reportOf({
  resource: { name: 'placedOrders', entity: placedOrder, list: orderRequests.list },
  columns: ['number', 'name', 'placedAt', 'placedBy', 'items', 'pieces', 'total'],
  cardFacts: ['name', 'total'],
  total: ['total'],
  sort: ['placedAt', 'DESC'],
})
