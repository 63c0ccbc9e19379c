import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bareApp, serve } from './listening.ts'

// Floor of the number search, a single index range: `node bench/floors/numbers.ts DATA_DIR`.
const [dataDir = ''] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'database', 'portal.db'), { readOnly: true })
database.exec('pragma cache_size = -32000')

const range = database.prepare(`select kind, record, number from numbers
  where customer_id = ? and kind = 'purchaseOrder' and reversed >= ? and reversed < ? order by reversed limit 5`)

const rangeOfAll = database.prepare(`select kind, record, number from numbers
  where kind = 'purchaseOrder' and reversed >= ? and reversed < ? order by reversed limit 5`)

const app = bareApp()

app.get('/numbers', (request, response) => {
  const start = [...String(request.query.q)].reverse().join('')
  const bounds = [start, `${start}\u{10ffff}`]
  const { customer } = request.query
  response.json(customer === undefined ? rangeOfAll.all(...bounds) : range.all(Number(customer), ...bounds))
})

serve(app)
