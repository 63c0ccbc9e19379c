import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, demoPassword, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, customers, edit, getUser, issueLink, remove } from '#tests/support/client/users.ts'
import { hostileTexts } from '#tests/support/files/hostileTexts.ts'
import { onboard, resultsIn, sheetOf, undoBatch } from '#tests/support/files/sheets.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin', demoPassword)
})

afterAll(() => api.stop())

type Change = { field: string; page: number | null; name: string | null; from: string | null; to: string | null }
type Entry = {
  id: number
  at: string
  who: string
  action: string
  whom: string
  whom_email: string
  changes: Change[]
}
type Filter = Record<string, unknown>

const addressOf = (path: string, filter: Filter = {}, more: Record<string, unknown> = {}) =>
  `${path}?${new URLSearchParams(Object.entries({ filter, ...more }).map(([name, value]) => [name, JSON.stringify(value)]))}`
const all = (filter?: Filter, more?: Record<string, unknown>) => addressOf('/auth/api/audit-trail/', filter, more)
const own = (id: number, filter?: Filter, more?: Record<string, unknown>) =>
  addressOf(`/auth/api/userforge/${id}/audit-trail`, filter, more)

const entriesOf = async (id: number, filter?: Filter): Promise<Entry[]> => (await admin.get(own(id, filter))).body
const lines = ({ action, changes }: Entry) => [
  action,
  ...changes.map(({ field, name, from, to }) => `${name ?? field}: ${from ?? '-'} > ${to ?? '-'}`),
]

describe('audit log', () => {
  test('returns 401 when signed out, 403 without the page and for restricted users', async () => {
    expect((await api.anyone.get(all())).status).toBe(401)
    expect((await (await api.as('staff')).get(all())).status).toBe(403)
    const customer = await addMember(api, admin, { newPermissions: [{ id: 1036, hasAccess: true }] })
    expect((await (await api.as(customer.email)).get(all())).status).toBe(403)
  })

  test('of a user is available to whoever can read the user', async () => {
    const { id } = await addUser(admin)
    expect((await api.anyone.get(own(id))).status).toBe(401)
    expect((await (await api.as('customer')).get(own(id))).status).toBe(403)
    expect((await (await api.as('staff')).get(own(id))).status).toBe(200)
    expect((await admin.get(own(987_654))).status).toBe(404)
    await remove(admin, id)
    expect((await admin.get(own(id))).status).toBe(404)
  })

  test.each(['sort=["actor","ASC"]', 'filter={"before":"x"}', 'filter={"from":"2026-02-30"}', 'filter={"action":"x"}'])(
    'returns 400 for %s',
    async (query) => expect((await admin.get(`/auth/api/audit-trail/?${query}`)).status).toBe(400),
  )

  test('rejects updates and deletions, even in SQL', async () => {
    await addUser(admin)
    const { audit } = await api.rows.count('audit')
    expect(audit).toBeGreaterThan(0)
    for (const statement of ["update audit set record = 'user 1'", 'delete from audit'])
      await expect(api.rows.ask(statement)).rejects.toThrow('Rows of audit are kept as they are.')
    expect(await api.rows.count('audit')).toEqual({ audit })
  })
})

describe('audit log entry', () => {
  test('contains actor, action, user and time, newest first', async () => {
    const user = await addUser(admin, { name: 'Traced Tom' })
    await edit(admin, user, { name: 'Traced Thomas', phone: '0811' })
    const found: Entry[] = (await admin.get(all({ subject: user.email }))).body
    expect(found).toMatchObject([
      { who: 'Valeria Montemayor', action: 'edited', whom: 'Traced Thomas', whom_email: user.email },
      { who: 'Valeria Montemayor', action: 'created', whom: 'Traced Thomas', whom_id: user.id },
    ])
    expect(
      found
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    ).toEqual(found.map(({ at }) => at))
    expect(await entriesOf(user.id)).toEqual(found)
  })

  test('of a new user lists the values with names of roles, customers and pages', async () => {
    const user = await addUser(admin, { phone: '7', newPermissions: [{ id: 70, hasAccess: true }] })
    const [entry] = await entriesOf(user.id)
    expect(entry && lines(entry)).toEqual([
      'created',
      `name: - > ${user.name}`,
      `email: - > ${user.email}`,
      'roleId: - > Customer',
      'phone: - > 7',
      'company: - > Brennholt Turbine Works',
      'salesContact: - > Sam Seller',
      'salesEmail: - > sam.seller@anvil.example',
      'customerIds: - > Brennholt Turbine Works',
      'plant: - > forge',
      'Get a Quote: - > granted',
    ])
  })

  test('of an edit lists the changed fields only', async () => {
    const user = await addUser(admin, { newPermissions: [{ id: 70, hasAccess: true }] })
    await edit(admin, user, {
      phone: '1',
      isforge: 2,
      password: 'Better-Forge-7',
      multiple_client_ids: [customers.healthy, customers.creditHold],
      newPermissions: [
        { id: 70, hasAccess: false },
        { id: 64, hasAccess: false },
      ],
    })
    const [entry] = await entriesOf(user.id)
    expect(entry && lines(entry)).toEqual([
      'edited',
      'phone: - > 1',
      'customerIds: Brennholt Turbine Works > Brennholt Turbine Works, Engranes Corvane',
      'plant: forge > aerospace',
      'password: - > changed',
      'Account Statement: - > withdrawn',
      'Get a Quote: granted > withdrawn',
    ])
  })

  test('of a role change lists its side effects', async () => {
    const user = await addUser(admin, { newPermissions: [{ id: 64, hasAccess: false }] })
    await edit(admin, user, { role: 1 })
    const [entry] = await entriesOf(user.id)
    expect(entry && lines(entry)).toEqual([
      'edited',
      'roleId: Customer > Admin',
      'customerIds: Brennholt Turbine Works > -',
      'Account Statement: withdrawn > -',
    ])
  })

  test('of a deletion names the deleted user', async () => {
    const user = await addUser(admin, { name: 'Gone Gregory' })
    await remove(admin, user.id)
    const [entry]: Entry[] = (await admin.get(all({ subject: user.email }))).body
    expect(entry).toMatchObject({ action: 'deleted', whom: 'Gone Gregory', whom_email: user.email, whom_id: null })
    expect(entry?.changes[0]).toMatchObject({ field: 'name', from: 'Gone Gregory', to: null })
  })

  test('is written for own actions: a password reset, and the request for its link', async () => {
    const user = await addMember(api, admin)
    await api.anyone.post('/auth/api/password/create/', { email: user.email })
    await expect.poll(() => entriesOf(user.id)).toHaveLength(2)
    const password = 'Better-Forge-7'
    const token = await issueLink(api, user.id)
    await api.anyone.post('/auth/api/password/reset/', {
      email: user.email,
      password,
      password_confirmation: password,
      token,
    })
    const found = await entriesOf(user.id)
    expect(found.map(({ who, action }) => [who, action])).toEqual([
      [user.name, 'passwordSet'],
      [user.name, 'linkRequested'],
      ['Valeria Montemayor', 'created'],
    ])
    expect(found[0] && lines(found[0])).toEqual(['passwordSet', 'password: - > changed'])
  })

  test('contains hostile texts unchanged', async () => {
    const fields = ['company', 'position', 'country', 'state', 'city']
    const wires = ['company', 'company_position', 'country', 'state', 'city']
    const texts = [...hostileTexts]
    while (texts.length > 0) {
      const entered = texts.splice(0, fields.length)
      const user = await addUser(admin)
      const changes = Object.fromEntries(entered.map((text, at) => [wires[at], text]))
      expect((await edit(admin, user, changes)).status).toBe(200)
      const { body: now } = await getUser(admin, user.id)
      const [entry] = await entriesOf(user.id)
      expect(entry?.changes.map(({ field, to }) => [field, to])).toEqual(
        entered.map((_, at) => [fields[at], now[wires[at] ?? '']]),
      )
    }
  })
})

describe('audit log of user changes', () => {
  const secret = 'Better-Forge-7'
  const summaries = async (id: number) => (await entriesOf(id)).map((entry) => [entry.who, ...lines(entry).slice(0, 2)])

  test('attributes profile and password changes to the user', async () => {
    const user = await addMember(api, admin, { name: 'Own Olga', phone: '1' })
    const own = await api.as(user.email)
    const { name, company } = user
    const blank = { country: '', state: '', city: '', company_position: '' }
    const changes = { ...blank, name, company, phone: '2' }
    expect((await own.post('/auth/api/edit-profile/', changes, { 'if-match': '"1"' })).status).toBe(200)
    const password = { password: secret, password_confirmation: secret }
    expect((await own.post('/auth/api/change-password/', password)).status).toBe(200)
    expect(await summaries(user.id)).toEqual([
      ['Own Olga', 'passwordSet', 'password: - > changed'],
      ['Own Olga', 'edited', 'phone: 1 > 2'],
      ['Valeria Montemayor', 'created', 'name: - > Own Olga'],
    ])
  })

  test('has an entry per user and one per batch for an onboarding sheet and its undo', async () => {
    const answer = await onboard(admin, sheetOf(1))
    const [made] = resultsIn(answer)
    expect((await summaries(made?.user_id ?? 0)).map(([, action]) => action)).toEqual(['created'])
    await undoBatch(admin, answer.body.batch_id)
    const [ofBatch, ofUser]: Entry[] = (await admin.get(all({}, { range: [0, 1] }))).body
    expect([ofBatch?.whom, ofBatch?.action]).toEqual([`batch ${answer.body.batch_id}`, 'undone'])
    expect(ofBatch?.changes[0]).toMatchObject({ field: 'deleted', from: null, to: '1' })
    expect(ofUser?.action).toBe('deleted')
  })

  test('contains no secrets', async () => {
    const user = await addMember(api, admin)
    await edit(admin, user, { password: secret })
    const { text } = await admin.get(all({ withSignIns: true }, { range: [0, 999] }))
    for (const hidden of [secret, demoPassword, 'argon2', admin.token]) expect(text).not.toContain(hidden)
  })
})

describe('audit log search', () => {
  test('finds actors and users by two or more letters, ignoring case and accents', async () => {
    const actor = await addMember(api, admin, { name: 'Zoë Quaestor', role: 4 })
    const user = await addUser(await api.as(actor.email), { name: 'Ýrsa Lindgren' })
    const found = async (filter: Filter) => {
      const entries: Entry[] = (await admin.get(all(filter))).body
      return entries.map(({ action, whom }) => `${action} ${whom}`)
    }
    for (const text of ['zoe', 'QUAEST', 'zo']) expect(await found({ actor: text })).toEqual([`created ${user.name}`])
    for (const text of ['lindg', 'yr', user.email])
      expect(await found({ subject: text })).toEqual([`created ${user.name}`])
    expect(await found({ actor: 'zoe', subject: 'nobody of this name' })).toEqual([])
    for (const text of ['%', '_o', '100%', "'"]) expect(await found({ actor: text })).toEqual([])
  })

  test('filters by action, and includes sign-ins and sign-outs only on request', async () => {
    const user = await addMember(api, admin)
    await (await api.as(user.email, demoPassword)).post('/auth/api/logout/')
    const actions = async (filter: Filter) => (await entriesOf(user.id, filter)).map(({ action }) => action)
    expect(await actions({})).toEqual(['created'])
    expect(await actions({ withSignIns: true })).toEqual(['signedOut', 'signedIn', 'created'])
    expect(await actions({ action: 'signedIn' })).toEqual(['signedIn'])
    expect(await actions({ action: 'created' })).toEqual(['created'])
  })

  test("filters by days in the portal's time zone, including both limits", async () => {
    const user = await addUser(admin)
    const at = (moment: string) =>
      api.rows.ask(
        "insert into audit (at, call, record, action, subject_id) values (?, 'test', ?, 'edited', ?)",
        moment,
        `user ${user.id}`,
        user.id,
      )
    // Monterrey is UTC-6.
    for (const moment of ['2026-03-05T05:59:59.999Z', '2026-03-05T06:00:00.000Z', '2026-03-07T05:59:59.999Z'])
      await at(moment)
    await at('2026-03-07T06:00:00.000Z')
    const days = async (filter: Filter) => (await entriesOf(user.id, filter)).map((entry) => entry.at.slice(0, 19))
    expect(await days({ from: '2026-03-05', to: '2026-03-06' })).toEqual(['2026-03-07T05:59:59', '2026-03-05T06:00:00'])
    expect(await days({ to: '2026-03-04' })).toEqual(['2026-03-05T05:59:59'])
    expect(await days({ from: '2026-03-07', to: '2026-03-07' })).toEqual(['2026-03-07T06:00:00'])
  })

  test('is paged in both directions, with the total', async () => {
    const user = await addUser(admin)
    let now = user
    for (const phone of ['1', '2', '3']) {
      await edit(admin, now, { phone })
      now = (await getUser(admin, user.id)).body
    }
    const oldest = await admin.get(own(user.id, {}, { sort: ['at', 'ASC'], range: [0, 1] }))
    expect(oldest.body.map((entry: Entry) => lines(entry)).slice(1)).toEqual([['edited', 'phone: - > 1']])
    expect(oldest.headers.get('content-range')).toMatch(/ 0-1\/4$/)
    const next = await admin.get(own(user.id, {}, { range: [1, 2] }))
    expect(next.body.map((entry: Entry) => lines(entry)[1])).toEqual(['phone: 1 > 2', 'phone: - > 1'])
  })
})

describe('an audit log of more entries than are counted', () => {
  const count = 10_050
  let userId: number

  beforeAll(async () => {
    userId = (await addUser(admin)).id
    await api.rows.ask(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count - 1})
        insert into audit (at, call, record, action, subject_id)
        select '2026-03-05T12:00:00.000Z', 'test', 'user ${userId}', 'edited', ${userId} from numbers`,
    )
  })

  test.each([
    ['the first page', 0, 99, '0-99/10000+'],
    ['the page at that limit', 9_900, 9_999, '9900-9999/10001+'],
    ['the last page', 10_000, 10_099, '10000-10049/10050'],
  ])('has a lower bound as total up to the last page: %s', async (_page, from, to, range) => {
    const { headers } = await admin.get(own(userId, {}, { range: [from, to] }))
    expect(headers.get('content-range')?.replace(/^\S+ /, '')).toBe(range)
  })

  test('returns at most 10,000 entries as JSON, but all as CSV', async () => {
    expect(await entriesOf(userId)).toHaveLength(10_000)
    const { text } = await admin.get(own(userId), { accept: 'text/csv' })
    expect(text.trim().split('\r\n')).toHaveLength(count + 1)
  })
})

describe('audit log entries of other versions', () => {
  const leave = async (before: unknown, after: unknown) => {
    const { id } = await addUser(admin)
    const texts = [before, after].map((state) =>
      state === null || typeof state === 'string' ? state : JSON.stringify(state),
    )
    await api.rows.ask(
      `insert into audit (at, user_id, call, record, before, after, action, subject_id)
        values ('2999-01-01T00:00:00.000Z', null, 'an earlier one', ?, ?, ?, 'edited', ?)`,
      `user ${id}`,
      ...texts,
      id,
    )
    const [entry] = await entriesOf(id)
    return entry && [entry.who, ...lines(entry)]
  }

  test.each([
    ['unknown fields', { name: 'A', shoeSize: 44 }, { name: 'B', shoeSize: 45 }, ['name: A > B']],
    ['a field that one of the versions lacks', { name: 'A' }, { name: 'A', plant: 'forge', overrides: [] }, []],
    ['values of other kinds', { name: null, roleId: 'x' }, { name: ['B'], roleId: 1 }, ['roleId: - > Admin']],
    [
      'unknown ids',
      { customerIds: [1], roleId: 77 },
      { customerIds: [2], roleId: 3 },
      ['roleId: #77 > Customer', 'customerIds: #1 > #2'],
    ],
    [
      'meaningless overrides',
      { overrides: 5 },
      { overrides: [null, {}, { pageId: 64, hasAccess: true }] },
      ['Account Statement: - > granted'],
    ],
    ['malformed JSON', 'null', '{"name":', []],
  ])('with %s are returned as far as they are known', async (_what, before, after, expected) => {
    expect(await leave(before, after)).toEqual(['', 'edited', ...expected])
  })
})

test('audit log CSV has a line for each entry, and no formula', async () => {
  const user = await addUser(admin, { name: '=HYPERLINK("http://evil.example")' })
  const { text, headers } = await admin.get(all({ subject: user.email }), { accept: 'text/csv' })
  expect(headers.get('content-type')).toContain('text/csv')
  const [head, line, ...rest] = text.split('\r\n')
  expect(head).toBe('id,at,who,who_email,action,whom_id,whom,whom_email,run_id,bulk_id,changes')
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(rest).toEqual([''])
})

describe('an entry about another record', () => {
  const tell = async (record: string, before: object | null, after: object | null) => {
    await api.rows.ask(
      `insert into audit (at, user_id, call, record, before, after, action, subject_id)
        values ('2999-12-31T00:00:00.000Z', 1, 'test', ?, ?, ?, 'edited', null)`,
      record,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
    )
    const [entry]: Entry[] = (await admin.get(all())).body
    const changes = entry?.changes as unknown as readonly Record<string, string | null>[]
    return [entry?.whom, ...changes.map(({ field, from, to }) => [field, from, to])]
  }
  const first = async (table: string, name: string) => {
    const [row] = await api.rows.ask(`select id, ${name} as name from ${table} order by id limit 1`)
    return row as { id: number; name: string }
  }

  test('names a record that is audited by its number', async () => {
    for (const [kind, table, name] of [
      ['concession', 'concessions', 'ncr'],
      ['approval folder', 'approval_folders', 'part_number'],
      ['digest', 'users', 'name'],
      ['contacts', 'contacts', 'name'],
    ] as const) {
      const row = await first(table, name)
      expect(await tell(`${kind} ${row.id}`, null, {})).toEqual([`${kind} ${row.id} ${row.name}`])
    }
    expect(await tell('concession 987654', null, {})).toEqual(['concession 987654'])
    expect(await tell('quote Q26-000001E', null, {})).toEqual(['quote Q26-000001E'])
  })

  test('names what its values refer to, and hides internal numbers', async () => {
    const [type, seller, folder] = [
      await first('approval_types', 'name'),
      await first('contacts', 'name'),
      await first('approval_folders', 'part_number'),
    ]
    const made = { partNumber: 'P-1', typeId: type.id, files: 'a.pdf' }
    expect((await tell(`approval folder ${folder.id}`, null, made)).slice(1)).toEqual([
      ['partNumber', null, 'P-1'],
      ['typeId', null, type.name],
      ['files', null, 'a.pdf'],
    ])
    expect(await tell(`budgetLink 2027 ${seller.id}`, null, { sellerId: seller.id, year: 2027 })).toEqual([
      `budgetLink 2027 ${seller.name}`,
      ['sellerId', null, seller.name],
      ['year', null, '2027'],
    ])
    const terms = { id: 5, customerId: 101, sellerId: seller.id }
    const [, ...changes] = await tell('customerTerms 5', { ...terms, sellerId: null }, terms)
    expect(changes).toEqual([['sellerId', null, seller.name]])
    const line = { quote_id: 4, position: 1, price: 174_113, shape: 'block' }
    expect((await tell('quote Q26-000004E', null, line)).slice(1)).toEqual([
      ['position', null, '1'],
      ['price', null, '174113'],
      ['shape', null, 'block'],
    ])
    const order = { total: 100, lines: [{ quantity: 1 }], mailedTo: ['a@b.example', 'c@d.example'] }
    expect((await tell('orderRequest OR26-000001', null, order)).slice(1)).toEqual([
      ['total', null, '100'],
      ['mailedTo', null, 'a@b.example, c@d.example'],
    ])
  })

  test('of a record of Data has the name that it had then', async () => {
    const [entry] = await tell('contacts 4', { id: 4, name: 'Old Name' }, { id: 4, name: 'New Name' })
    expect(entry).toBe('contacts 4 New Name')
  })
})
