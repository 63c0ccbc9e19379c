import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { personalTableList } from '#backend/people/personalData.ts'
import { type Api, type Client, demoPassword, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, edit, getUser, remove } from '#tests/support/client/users.ts'
import { fold } from '#values/texts.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const person = { name: 'Zoë Quillfeather-Ünsal', email: 'zoe.quillfeather@planted.example', phone: '+52 818 555 77 31' }
const earlier = { name: 'Zoë O’Planted & "Co"', email: 'zoe.before@planted.example' }
const words = [...Object.values(person), ...Object.values(earlier)].map(fold)
/** Also as JSON and as HTML have them. */
const pieces = ['quillfeather', 'planted', '818 555 77 31']

const tablesOf = async () => {
  const statement = api.databaseUrl
    ? "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'"
    : "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'users_search_%'"
  return (await api.rows.ask(statement)).map(({ name }) => String(name))
}

const rowsWith = async (searched: readonly string[]) => {
  const found: string[] = []
  for (const table of await tablesOf())
    for (const row of await api.rows.ask(`select * from ${table}`)) {
      const text = fold(JSON.stringify(row))
      if (searched.some((word) => text.includes(word))) found.push(`${table} ${text}`)
    }
  return found
}

/** Runs a statement on rows that are otherwise kept as they are. */
const force = async (statement: string, ...values: unknown[]) => {
  await api.rows.ask("insert into permitted_changes (reason) values ('a test')")
  await api.rows.ask(statement, ...values)
  await api.rows.ask('delete from permitted_changes')
}

const jsonColumns = ['before', 'after', 'answer', 'mapping', 'problems', 'rejected_rows', 'attachment']

const textIn = (column: string) => {
  const text = `To ${person.name.toUpperCase()} (${person.email.toUpperCase()}), ${earlier.name}: ${person.phone}.`
  if (column === 'html') return '<p>Zoë O’Planted &#38; &#34;Co&#34;, zoe.before@planted.example</p>'
  return jsonColumns.includes(column) ? JSON.stringify({ [earlier.name]: [text, 1], n: 2.5 }) : text
}

/** A row of each declared table that the demo has none of. */
const missing: Readonly<Record<string, string>> = {
  imports: `(entity, at, made_by, result, row_count, added, changed, removed, issue_count)
    values ('parts', '2026-01-01T00:00:00.000Z', 'demo', 'done', 1, 1, 0, 0, 0)`,
  answer_faults: `(call, field, kind, harm, first_at, last_at, count, note)
    values ('home.news', 'x', 'type', 'cell', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 1, '')`,
  api_keys: `(name, hash, created_at) values ('erp', 'x', '2026-01-01T00:00:00.000Z')`,
  approval_child_folders: `(folder_id, name, name_key) select min(id), 'child', 'child' from approval_folders`,
  batches: `(at, user_id, file_name, row_count, created) values ('2026-01-01T00:00:00.000Z', 1, 'a.csv', 1, 1)`,
  concession_reopenings: `(concession_id, file_id, reason, reopened_at, reopened_by)
    select (select min(id) from concessions), min(id), 'x', '2026-01-01T00:00:00.000Z', 1 from files`,
  import_changes: `(import_id, position, name, state, number) select min(id), 1, 'parts', 'added', 'P' from imports`,
  import_mappings: `(name, file_name, mapping) values ('ours', 'a.csv', '{}')`,
  import_uploads: `(file_id, name) select min(id), 'a.csv' from files`,
  line_notes: `(job_order_id) select min(id) from job_orders`,
  order_requests: `(number, customer_id, user_id, name, name_key, file_id, placed_at, total)
    select 'R-1', 101, 1, 'PO', 'po', min(id), '2026-01-01T00:00:00.000Z', 100 from files`,
  outbox: `(recipient, subject, body, html, created_at, attempts, next_attempt_at)
    values ('someone@made.example', 'x', 'x', 'x', '2026-01-01T00:00:00.000Z', 9, '2999-01-01T00:00:00.000Z')`,
  payment_promises: `(customer_id, invoice, pay_on, made_on, made_by)
    values (101, 'I-1', '2026-01-01', '2026-01-01', 'x')`,
  quote_addresses: `(id, customer_id, address) values (9001, 101, 'x')`,
  repeats: `(key, input_hash, answer, created_at) values ('k', 'x', '{}', '2026-01-01T00:00:00.000Z')`,
  requotes: `(quote_id, reason, asked_at, asked_by) select min(id), 'x', '2026-01-01T00:00:00.000Z', 1 from quotes`,
}

const isFilled = async (table: string) => (await api.rows.ask(`select 1 from ${table} limit 1`)).length > 0

/** Writes a text that names the person into each column that is declared to have texts, of a row of somebody else. */
const plant = async () => {
  for (const [table, row] of Object.entries(missing))
    if (!(await isFilled(table))) await api.rows.ask(`insert into ${table} ${row}`)
  for (const [table, { key = ['id'], texts = [], names = [] }] of personalTableList) {
    if (texts.length + names.length === 0) continue
    if (!(await isFilled(table))) throw new Error(`${table} needs a row.`)
    const columns = key.join(', ')
    for (const column of texts) {
      const [row = {}] = await api.rows.ask(
        `select ${columns} from ${table} order by case when ${column} is null then 1 else 0 end, ${columns} limit 1`,
      )
      const isRow = key.map((name) => `${name} = ?`).join(' and ')
      await force(`update ${table} set ${column} = ? where ${isRow}`, textIn(column), ...Object.values(row))
    }
  }
}

const erase = (by: Client, id: number) => by.post(`/auth/api/userforge/${id}/erase`)

/** A member with another name and address before, who has signed in, opened a page and written. */
const addPerson = async () => {
  const member = await addMember(api, admin, { ...earlier, phone: '+52 818 555 77 31' })
  await edit(admin, member, person)
  const password = '(select password_hash from users where id = 1)'
  await api.rows.ask(`update users set password_hash = ${password} where id = ?`, member.id)
  const client = await api.as(person.email, demoPassword)
  await client.post('/write/Tracking/', { titulo: person.name, idcliente: 101 })
  return { id: member.id as number, client }
}

describe('an erasure', () => {
  test('is refused to others than administrators, of oneself, and of an unknown user', async () => {
    const user = await addUser(admin)
    const staff = await api.as('staff')
    expect((await erase(staff, user.id)).status).toBe(403)
    expect((await erase(admin, (await admin.get('/auth/api/logged-user/')).body.id)).status).toBe(403)
    expect((await erase(admin, 987_654)).status).toBe(404)
    expect((await getUser(admin, user.id)).body.name).toBe(user.name)
  })

  test('leaves no table with a name, address or number of the person, and deletes no row of others', async () => {
    const { id, client } = await addPerson()
    await plant()
    for (const [table, owner] of [
      ['requests', 'user_id'],
      ['request_messages', 'user_id'],
      ['approval_comments', 'created_by'],
      ['promises', 'user_id'],
    ] as const)
      await force(
        `update ${table} set name = 'A name of hers that nobody knows', ${owner} = ? where id = (select max(id) from ${table})`,
        id,
      )
    await api.rows.ask('update payment_promises set made_by = ?', person.name)
    await api.rows.ask('update imports set made_by = ?', person.name)
    await api.rows.ask(
      'update contacts set email = ?, name = ? where id = (select min(id) from contacts)',
      person.email,
      earlier.name,
    )
    await api.rows.ask('update users set sales_email = ?, sales_contact = ? where id = 1', person.email, person.name)
    const tables = [
      'requests',
      'request_messages',
      'approval_comments',
      'promises',
      'visits',
      'quotes',
      'files',
      'users',
    ]
    const before = await api.rows.count(...tables)
    const planted = new Set((await rowsWith(words)).map((found) => found.split(' ')[0]))
    expect(
      personalTableList
        .flatMap(([table, { texts = [] }]) => (texts.length > 0 ? [table] : []))
        .filter((table) => !planted.has(table)),
    ).toEqual([])

    const answer = await erase(admin, id)
    expect([answer.status, answer.body]).toEqual([200, { message: 'User erased successfully.' }])

    expect(await rowsWith([...pieces, 'a name of hers that nobody knows'])).toEqual([])
    expect(await api.rows.count(...tables)).toEqual(before)
    expect((await client.get('/auth/api/logged-user/')).status).toBe(401)
    const [user] = await api.rows.ask(
      'select name, email, deleted_at, password_hash, customer_ids from users where id = ?',
      id,
    )
    expect(user).toEqual({
      name: `erased user ${id}`,
      email: `erased-user-${id}@erased.invalid`,
      deleted_at: expect.any(String),
      password_hash: null,
      customer_ids: '101',
    })
    const [message] = await api.rows.ask('select name, user_id from request_messages order by id desc limit 1')
    expect(message).toEqual({ name: `erased user ${id}`, user_id: id })
  })

  test('is in the audit log with the administrator, and can be filtered by', async () => {
    const user = await addUser(admin)
    await erase(admin, user.id)
    const { body } = await admin.get('/auth/api/audit-trail/?filter={"action":"erased"}&range=[0,0]')
    expect(body[0]).toMatchObject({
      action: 'erased',
      whom: `erased user ${user.id}`,
      who: expect.stringMatching(/./),
      changes: [],
    })
  })

  test('keeps texts that name a person as another user is called, and the rows of that user', async () => {
    const [one, namesake] = [
      await addUser(admin, { name: 'Same Namesake' }),
      await addUser(admin, { name: 'Same Namesake' }),
    ]
    await api.rows.ask("update news set body = 'By Same Namesake.' where id = (select max(id) from news)")
    await erase(admin, one.id)
    expect(await api.rows.ask('select body from news where id = (select max(id) from news)')).toEqual([
      { body: 'By Same Namesake.' },
    ])
    expect((await getUser(admin, namesake.id)).body.name).toBe('Same Namesake')
  })

  test('does not touch longer names and addresses, and words that are also a name', async () => {
    const user = await addUser(admin, { name: 'Ana Berg', email: 'ana@berg.example' })
    const word = await addUser(admin, { name: 'Inspection' })
    const body = 'Ana Bergmann, diana@berg.example and an Inspection. Ana Berg: ana@berg.example.'
    await api.rows.ask('update news set body = ? where id = (select max(id) from news)', body)
    await erase(admin, user.id)
    await erase(admin, word.id)
    expect((await api.rows.ask('select body from news where id = (select max(id) from news)'))[0]?.body).toBe(
      `Ana Bergmann, diana@berg.example and an Inspection. erased user ${user.id}: erased user ${user.id}.`,
    )
  })

  test('also erases a user who was deleted before', async () => {
    const user = await addUser(admin, { name: 'Long Gone' })
    await remove(admin, user.id)
    expect((await erase(admin, user.id)).status).toBe(200)
    expect(await rowsWith(['long gone'])).toEqual([])
  })

  test('leaves rows of the audit log immutable', async () => {
    await expect(api.rows.ask("update audit set call = 'x' where id = (select min(id) from audit)")).rejects.toThrow(
      'Rows of audit are kept as they are.',
    )
    await expect(api.rows.ask('delete from request_messages')).rejects.toThrow('kept as they are')
    expect(await api.rows.count('permitted_changes')).toEqual({ permitted_changes: 0 })
  })
})

const unzip = (bytes: Buffer) =>
  new Promise<Record<string, unknown[]>>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error)
      const files: Record<string, Promise<Buffer>> = {}
      zip.on('entry', (entry) => {
        files[entry.fileName] = new Promise((found, failed) => {
          zip.openReadStream(entry, async (fault, stream) => {
            if (fault) return failed(fault)
            found(Buffer.concat(await stream.toArray()))
          })
        })
      })
      zip.on('error', reject)
      zip.on('end', async () => {
        const read = Object.entries(files).map(async ([name, text]) => [name, JSON.parse(String(await text))] as const)
        resolve(Object.fromEntries(await Promise.all(read)))
      })
    })
  })

describe('an export', () => {
  test('has the rows of one person, without secrets and without those of others', async () => {
    const user = await addMember(api, admin, { name: 'Exported Person' })
    const client = await api.as(user.email, demoPassword)
    await client.post('/write/Tracking/', { titulo: 'Home', idcliente: 101 })
    const response = await fetch(`${api.url}/auth/api/userforge/${user.id}/export`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(response.headers.get('content-disposition')).toContain(`user-${user.id}.zip`)
    const files = await unzip(Buffer.from(await response.arrayBuffer()))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'users.json',
        'audit.json',
        'outbox.json',
        'tokens.json',
        'tracked.json',
        'user_customers.json',
      ]),
    )
    expect(files['users.json']).toEqual([expect.objectContaining({ id: user.id, name: 'Exported Person' })])
    expect(files['tracked.json']).toHaveLength(1)
    const text = JSON.stringify(files)
    for (const secret of ['password_hash', 'hash', client.token]) expect(text).not.toContain(secret)
    expect(text).not.toContain('admin@anvil.example')
  })

  test('is refused to staff', async () => {
    const user = await addUser(admin)
    expect((await (await api.as('staff')).get(`/auth/api/userforge/${user.id}/export`)).status).toBe(403)
  })
})
