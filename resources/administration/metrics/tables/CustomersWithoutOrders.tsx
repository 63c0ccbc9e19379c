import { metricCustomer, metrics } from '../../../../schema/metrics.ts'
import { metricReport } from './metricReport.tsx'

export const resource = {
  name: 'customersWithoutOrders',
  entity: metricCustomer,
  list: metrics.listCustomersWithoutOrders,
} as const

/** Customers that have ordered nothing in the last 6 months (spec 1 §2.8, table 7). */
const CustomersWithoutOrders = metricReport(resource, { columns: ['customer'], sort: ['customer', 'ASC'] })

export default CustomersWithoutOrders
