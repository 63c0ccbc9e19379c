import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bareApp, serve } from './listening.ts'

// Floor of the delays, the same statements on the same database: `node bench/floors/delays.ts DATA_DIR`.
const [dataDir = ''] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'database', 'portal.db'), { readOnly: true })
database.exec('pragma cache_size = -32000')

const invoiced = `(select coalesce(sum(invoice_lines.quantity), 0) from invoice_lines
  where invoice_lines.job_order_id = job_orders.id)`
const page = database.prepare(`select job_orders.id, segments.name as segment, purchase_orders.number as purchase_order,
  job_orders.number, parts.provider_number, job_orders.quantity, ${invoiced} as invoiced,
  (job_orders.quantity - ${invoiced}) * job_orders.price as worth, committed_on, new_committed_on, modified_on
  from job_orders
  join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
  join parts on parts.id = job_orders.part_id
  left join segments on segments.id = parts.segment_id
  where job_orders.id in (select id from job_orders where quantity > shipped
    order by coalesce(committed_on, '9999-12-31'), id limit 25 offset (? + 0))
  order by coalesce(committed_on, '9999-12-31'), job_orders.id`)
const count = database.prepare('select count(*) as total from job_orders where quantity > shipped')

const app = bareApp()

app.get('/delays', (request, response) => {
  const from = Number(request.query.from ?? 0)
  const rows = page.all(from)
  const { total } = count.get() as { total: number }
  response.set('Content-Range', `delays ${from}-${from + rows.length - 1}/${total}`).json({ rows })
})

serve(app)
