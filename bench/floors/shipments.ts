import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { bareApp, serve } from './listening.ts'

// Floor of the shipment documents, the same statements on the same database: `node bench/floors/shipments.ts DATA_DIR`.
const [dataDir = ''] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'database', 'portal.db'), { readOnly: true })
database.exec('pragma cache_size = -32000')

const papers = (
  kind: string,
) => `(select string_agg('/content/api/Main/0x' || load_documents.hash || '/DocumentFile', ','
    order by position) from delivery_documents join load_documents on load_documents.hash = delivery_documents.hash
  where delivery_documents.delivery_id = deliveries.id and load_documents.kind = '${kind}')`
const billed = '(select hash from purchase_orders as billed where billed.id = invoices.purchase_order_id)'

const left = 'customer_id = ? and shipped_on is not null'
const ofPart = `${left} and job_order_id in (select job_orders.id from parts
  join job_orders on job_orders.part_id = parts.id where parts.customer_id = ? and parts.customer_number = ?)`

const queriesFor = (condition: string) => ({
  page: database.prepare(`select purchase_orders.number || ' - ' || line_item as line, deliveries.quantity,
    parts.customer_number, job_orders.number, ${papers('millTest')} as tests, ${papers('packingList')} as lists,
    ${papers('billOfLading')} as ladings, ${billed} || '/0x' || invoices.hash as invoice, eta_on, last_location,
    delivered_on
    from deliveries join job_orders on job_orders.id = deliveries.job_order_id
    join parts on parts.id = job_orders.part_id
    join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
    left join invoices on invoices.id = deliveries.invoice_id
    left join tracking_etas on tracking_etas.customer_id = deliveries.customer_id
      and tracking_etas.tracking = deliveries.tracking
    where deliveries.id in (select id from deliveries where ${condition}
      order by shipped_on desc, id desc limit 25 offset (? + 0))
    order by shipped_on desc, deliveries.id desc`),
  count: database.prepare(`select count(*) as total from deliveries where ${condition}`),
})
const all = queriesFor(left)
const some = queriesFor(ofPart)

const app = bareApp()

app.get('/shipments', (request, response) => {
  const { customer, part, from = 0 } = request.query
  const { page, count } = part === undefined ? all : some
  const values: SQLInputValue[] = [Number(customer), ...(part === undefined ? [] : [Number(customer), String(part)])]
  const rows = page.all(...values, Number(from))
  const { total } = count.get(...values) as { total: number }
  response.set('Content-Range', `shipments ${from}-${Number(from) + rows.length - 1}/${total}`).json({ rows })
})

serve(app)
