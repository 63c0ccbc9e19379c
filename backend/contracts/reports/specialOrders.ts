import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { contractLines } from '../contractLines.ts'

/** The year in which the last load of an order was invoiced. */
const invoiceYear = sql`(select cast(substr(max(invoices.issued_on), 1, 4) as integer) from deliveries
  inner join invoices on invoices.id = deliveries.invoice_id where deliveries.job_order_id = job_orders.id)`

const isSample = sql`(select max(contract_lines.is_sample) from contract_lines
  where contract_lines.part_id = job_orders.part_id)`

/** The orders of the parts under a customer's contracts. */
export const listSpecialOrders = list(contracts.listSpecialOrders, {
  from: (db, value) =>
    db
      .selectFrom('job_orders')
      .where('job_orders.part_id', 'in', contractLines(db, value('customerId')).select('contract_lines.part_id')),
  joins: (rows) =>
    rows
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .innerJoin('customers', 'customers.id', 'job_orders.customer_id')
      .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
  fields: {
    customer: 'customers.name',
    purchaseOrder: 'purchase_orders.number',
    partNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    description: 'parts.description',
    alloy: 'parts.alloy',
    requestDate: 'job_orders.requested_on',
    commitmentDate: sql`coalesce(job_orders.new_committed_on, job_orders.committed_on)`,
    invoiceYear,
    customerId: 'job_orders.customer_id',
    isSample,
  },
  order: ['requestDate', 'DESC'],
  key: 'job_orders.id',
})
