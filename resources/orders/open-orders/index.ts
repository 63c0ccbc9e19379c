import { listedStatusReportRow, orders, purchaseOrder } from '#schema/orders/orders.ts'

export const purchaseOrders = { name: 'orders', entity: purchaseOrder, list: orders.listOrders } as const

export const statusReport = { name: 'statusReport', entity: listedStatusReportRow, list: orders.statusReport } as const
