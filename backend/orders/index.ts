import { orders } from '../../schema/orders/orders.ts'
import { implement } from '../implement.ts'
import { acknowledgement } from './acknowledgement.ts'
import { listAllOrders, listOrders } from './listOrders.ts'
import { orderDetails } from './orderDetails.ts'
import { statusReport } from './statusReport.ts'
import { statusReportDetail } from './statusReportDetail.ts'

/** The orders area: purchase orders with their lines, and the status report. */
export const ordersCalls = implement('orders', orders, {
  listOrders,
  listAllOrders,
  orderDetails,
  acknowledgement,
  acknowledgementByQuery: acknowledgement,
  statusReport,
  statusReportDetail,
})
