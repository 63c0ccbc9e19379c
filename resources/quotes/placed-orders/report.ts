import { orderRequests, placedOrder } from '../../../schema/quotes/orderRequests.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'placedOrders', entity: placedOrder, list: orderRequests.list },
  columns: ['number', 'name', 'placedAt', 'placedBy', 'items', 'pieces', 'total'],
  total: ['total'],
  sort: ['placedAt', 'DESC'],
})
