import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import express from 'express'

/**
 * The floor: a bare Express route over the same database, running the same two statements as the users list and nothing else.
 * Started as a process of its own: `node bench/floor.ts PORT DATA_DIR`.
 */
const [port, dataDir] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir ?? '', 'database', 'portal.db'), { readOnly: true })
database.exec('pragma cache_size = -32000')

const page = database.prepare(`
  select users.id, users.name, email, role_id, roles.name as role_name, phone, company, position, country, state, city, sales_contact,
    sales_email, comments, plant, customer_ids, relation, unit, segment, subsegment, has_equote, created_at, updated_at, last_login, version
  from users cross join roles
  where roles.id = users.role_id and deleted_at is null order by name_key, users.id limit ? offset ?`)
const count = database.prepare(
  `select (select count(*) from users) - (select count(*) from users where deleted_at > '') as total`,
)

const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.get('/users', (_request, response) => {
  const rows = page.all(25, 0)
  const { total } = count.get() as { total: number }
  response.set('Content-Range', `users 0-${rows.length - 1}/${total}`).json({ users: rows })
})
app.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
