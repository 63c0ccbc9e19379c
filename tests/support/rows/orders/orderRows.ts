import type { Api } from '../../client/apiClient.ts'
import { plantLines } from './wipRows.ts'

export const newestFirst = ['PO/2026 #7', '00123', 'P-1', 'P-0']

const line = (purchaseOrder: string, jobOrder: string, part: string, status: string, more: object = {}) => ({
  purchaseOrder,
  jobOrder,
  part,
  status,
  requested: '2026-11-21',
  committed: '2026-12-15',
  ...more,
})

const lines = [
  line('P-0', 'J-1', '00123', 'delivered', { quantity: 6, shipped: 6, requested: '2025-12-31' }),
  line('P-1', 'J-2', '00123', 'late', { quantity: 10, forging: 4, cutting: 1, requested: '2026-10-01' }),
  line('00123', 'J-30', '=1+1', 'late', { lineItem: 30, requested: '2026-11-20', committed: '2026-11-20' }),
  line('00123', 'J-10', '00123', 'delayed', { lineItem: 10, newlyCommitted: '2027-01-01' }),
  line('00123', 'J-20', 'A/7', 'inTransit', { lineItem: 20, requested: '2026-12-22', quantity: 5, shipped: 5 }),
  line('00123', 'J-40', '00123', 'onTime', { lineItem: 40, requested: '2026-12-23', committed: null }),
  line('PO/2026 #7', 'J/5 é', 'A/7', 'deviationRequest', { quantity: 8, shipped: 7, finished_goods: 1 }),
]

const orderedOn = { 'P-0': '2025-01-01', 'P-1': '2026-01-15', '00123': '2026-01-15', 'PO/2026 #7': '2026-02-28' }
const documents = { 'P-1': ['b1'], '00123': ['c3', 'c1', 'c2'] }

/** Adds four orders with every status: with one and four lines; with no, one and three documents. */
export async function plantOrders(api: Pick<Api, 'rows'>, customer: number) {
  await plantLines(api, customer, [{ number: '00123' }, { number: '=1+1', isNew: true }, { number: 'A/7' }], lines)
  const ask = api.rows.ask
  for (const [number, day] of Object.entries(orderedOn))
    await ask('update purchase_orders set ordered_on = ? where customer_id = ? and number = ?', day, customer, number)
  for (const [number, hashes] of Object.entries(documents))
    for (const [position, hash] of hashes.entries())
      await ask(
        `insert into order_documents (hash, customer_id, purchase_order_id, position, kind)
          select cast(? as text), customer_id, id, cast(? as integer), 'confirmation' from purchase_orders
          where customer_id = ? and number = ?`,
        `${customer}${hash}`,
        position,
        customer,
        number,
      )
  await ask(
    `update job_orders set partial_on = '2026-12-01', partial_quantity = 3, balance_on = '2028-02-29',
      released_on = '2026-02-01', modified_on = '2026-03-01', modified_comment = ?, acknowledged_on = '2026-02-02'
      where customer_id = ? and number = 'J-10'`,
    '=cmd()\n<script>😀',
    customer,
  )
  await ask(
    "update job_orders set acknowledged_on = '2026-02-02' where number in ('J-2', 'J-30') and customer_id = ?",
    customer,
  )
}
