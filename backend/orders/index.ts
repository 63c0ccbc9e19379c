import { orders } from '#schema/orders/orders.ts'
import { implement } from '../implement.ts'
import { acknowledgement } from './acknowledgement.ts'
import { listAllOrders, listOrders } from './listOrders.ts'
import { orderDetails } from './orderDetails.ts'
import { statusReport } from './statusReport.ts'
import { statusReportDetail } from './statusReportDetail.ts'

export const ordersCalls = implement('orders', orders, {
  listOrders,
  listAllOrders,
  orderDetails,
  acknowledgement,
  acknowledgementByQuery: acknowledgement,
  statusReport,
  statusReportDetail,
})
