import type { Api } from '../../client/apiClient.ts'
import { addInvoice } from '../commercial/invoices.ts'
import { type PlantedLine, plantLines } from './wipRows.ts'

export const documentPaths = {
  statement: (customer: number) => `/content/api/Documents/ObtenerStatetement/${customer}/-`,
  invoice: (customer: number) => `/content/EQuoteService/FacturaStreamEncode/0xdoc${customer}/0xdoc${customer}`,
  orderDocument: (customer: number, kind = 'confirmation') => `/content/api/Main/0x${kind}${customer}/DocumentFile`,
  acknowledgement: (customer: number) => `/content/api/Orders/${7_000_000 + customer}/acknowledgement`,
  statusReport: (customer: number) => `/content/OpenOrders/Getstatusreport/${customer}/${customer}`,
  orderSchedule: (customer: number, number = 'DOC-1') => `/content/OpenOrders/Getcronograma/${customer}/${number}`,
  orderScheduleByQuery: (customer: number, number = 'DOC-1') =>
    `/content/OpenOrders/Getcronograma/${customer}?pedido=${encodeURIComponent(number)}`,
  schedule: (customer: number, filters = 'null/null/null') =>
    `/content/OpenOrders/Getcronogramacompleto/${customer}/${filters}`,
  scheduleByQuery: (customer: number, query = '') => `/content/OpenOrders/Getcronogramacompleto/${customer}${query}`,
}

export const documentKinds = ['confirmation', 'schedule', 'certificate'] as const

const line: PlantedLine = { jobOrder: 'J-DOC', purchaseOrder: 'DOC-1', part: '00123', quantity: 10, price: 12_345 }

/** Adds an order with every kind of document; its line (by default one) is acknowledged and partly shipped. */
export async function plantDocuments(api: Pick<Api, 'rows'>, customer: number, more: readonly PlantedLine[] = []) {
  const { ask } = api.rows
  const lines = [{ ...line, shipped: 4, forging: 2 }, ...more]
  await plantLines(
    api,
    customer,
    [...new Set(lines.map(({ part }) => part))].map((number) => ({ number })),
    lines,
  )
  const invoice = await addInvoice(api, customer, { due: '2026-11-20', cents: 49_380, order: `INV ${customer}` })
  const [ofInvoice] = await ask('select purchase_order_id as id from invoices where number = ?', invoice)
  await ask('update purchase_orders set hash = ? where id = ?', `doc${customer}`, ofInvoice?.id)
  await ask('update invoices set hash = ? where number = ?', `doc${customer}`, invoice)
  const jobOrder = 7_000_000 + customer
  await ask(
    "update job_orders set id = ?, acknowledged_on = '2026-02-02' where customer_id = ? and number = 'J-DOC'",
    jobOrder,
    customer,
  )
  await ask(
    `insert into invoice_lines (invoice_id, position, job_order_id, quantity, price)
      select id, 1, cast(? as integer), 4, 12345 from invoices where number = ?`,
    jobOrder,
    invoice,
  )
  for (const [position, kind] of documentKinds.entries())
    await ask(
      `insert into order_documents (hash, customer_id, purchase_order_id, position, kind)
        select cast(? as text), customer_id, id, cast(? as integer), cast(? as text) from purchase_orders
        where customer_id = ? and number = 'DOC-1'`,
      `${kind}${customer}`,
      position,
      kind,
      customer,
    )
  return { invoice, jobOrder }
}

const copied =
  'customer_id, purchase_order_id, part_id, line_item, release, horizon, quantity, shipped, price, status, requested_on'
const steps =
  'cutting, forging, heat_treatment, pre_machining, splitting, machining, pdp, final_inspection, ndt, laboratory, approval, finished_goods, other'

/** Copies a job order `times` times; the numbers get the suffixes `-1`, `-2` and so on. */
export const repeatLine = (api: Pick<Api, 'rows'>, jobOrder: number, times: number) =>
  api.rows.ask(
    `insert into job_orders (id, number, ${copied}, ${steps})
      with recursive copies (copy) as (select 1 union all select copy + 1 from copies where copy < ${times})
      select 8000000 + copy, number || '-' || copy, ${copied}, ${steps} from job_orders cross join copies
      where job_orders.id = ?`,
    jobOrder,
  )
