import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bareApp, serve } from './listening.ts'

// Floor of all reads of users, the same statements on the same database: `node bench/floors/users.ts DATA_DIR`.
const [dataDir = ''] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'database', 'portal.db'), { readOnly: true })
database.exec('pragma cache_size = -32000')

const columns = `users.id, users.name, email, role_id, roles.name as role_name, phone, company, position, country, state, city,
  sales_contact, sales_email, comments, plant, customer_ids, relation, unit, segment, subsegment, has_equote, created_at, updated_at,
  last_login, version`
const living = `from users cross join roles where roles.id = users.role_id and deleted_at is null`

const page = database.prepare(`select ${columns} ${living} order by name_key, users.id limit 25 offset (? + 0)`)
const count = database.prepare(
  `select (select count(*) from users) - (select count(*) from users where deleted_at > '') as total`,
)
const like = `search like '%' || ? || '%'`
const found = database.prepare(`select ${columns} ${living} and ${like} order by name_key, users.id limit 25`)
const countFound = database.prepare(`select count(*) as total from users where deleted_at is null and ${like}`)
const all = database.prepare(`select ${columns} ${living} order by name_key, users.id`)

const app = bareApp()

app.get('/users', (request, response) => {
  const from = Number(request.query.from ?? 0)
  const rows = page.all(from)
  const { total } = count.get() as { total: number }
  response.set('Content-Range', `users ${from}-${from + rows.length - 1}/${total}`).json({ users: rows })
})

app.get('/search', (request, response) => {
  const text = String(request.query.q)
  const rows = found.all(text)
  const { total } = countFound.get(text) as { total: number }
  response.set('Content-Range', `users 0-${rows.length - 1}/${total}`).json({ users: rows })
})

const formula = /^[\s]*[=+\-@]|^[\t\r]/
const special = /[",\r\n]|^\s|\s$/

const cellOf = (value: unknown) => {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const neutral = formula.test(value) ? `'${value}` : value
  return special.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral
}

const lineOf = (values: readonly unknown[]) => `${values.map(cellOf).join(',')}\r\n`

app.get('/csv', async (_request, response) => {
  response.type('text/csv')
  response.write(lineOf(all.columns().map(({ name }) => name)))
  for (const row of all.iterate()) if (!response.write(lineOf(Object.values(row)))) await once(response, 'drain')
  response.end()
})

serve(app)
