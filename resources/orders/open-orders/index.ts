import { orders, purchaseOrder, statusReportRow } from '../../../schema/orders/orders.ts'

/** Purchase orders with their lines. */
export const purchaseOrders = { name: 'orders', entity: purchaseOrder, list: orders.listOrders } as const

/** The lines of all orders with what is open of each. */
export const statusReport = { name: 'statusReport', entity: statusReportRow, list: orders.statusReport } as const
