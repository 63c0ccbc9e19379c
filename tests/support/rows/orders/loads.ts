import type { Api } from '../../client/apiClient.ts'
import { addInvoice } from '../commercial/invoices.ts'

export const certificatePath = (customer: number) =>
  `/content/ObtenerCertificadosxOP/0xload${customer}/0xcert${customer}/CC${customer}`

export const certificateQueryPath = (customer: number) =>
  `/content/ObtenerCertificadosxOP/0xload${customer}/0xcert${customer}?CoC=CC${customer}`

/** Adds a load with a certificate to the documents of `plantDocuments`: four pieces with a separate invoice. */
export async function plantCertificate(api: Pick<Api, 'rows'>, customer: number) {
  const { rows } = api
  const jobOrder = 7_000_000 + customer
  const invoice = await addInvoice(api, customer, { due: '2026-11-20', cents: 49_380 })
  await rows.ask(
    `update invoices set hash = ?, purchase_order_id = (select purchase_order_id from job_orders where id = ?)
      where number = ?`,
    `cert${customer}`,
    jobOrder,
    invoice,
  )
  await rows.ask(
    'update purchase_orders set hash = ? where id = (select purchase_order_id from job_orders where id = ?)',
    `load${customer}`,
    jobOrder,
  )
  await rows.ask("insert into incoterms (id, name) values (?, 'EXW')", jobOrder)
  await rows.ask(
    `insert into deliveries (id, customer_id, job_order_id, invoice_id, quantity, incoterm_id, promised_on, ready_on)
      select cast(? as integer), customer_id, cast(? as integer), id, 4, cast(? as integer), '2026-11-20', '2026-11-10'
      from invoices where hash = ?`,
    jobOrder,
    jobOrder,
    jobOrder,
    `cert${customer}`,
  )
  await rows.ask('insert into certificates (number, delivery_id) values (?, ?)', `CC${customer}`, jobOrder)
}
