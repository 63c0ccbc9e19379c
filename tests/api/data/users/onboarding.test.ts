import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, customers, getUser } from '#tests/support/client/users.ts'
import { checkSheet, counted, onboard, reasonsIn, resultsIn, sheetOf, sheetRow } from '#tests/support/files/sheets.ts'
import { mailsWrittenTo, tokenIn } from '#tests/support/services/mails.ts'

let api: Api
let admin: Client
let staff: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  staff = await api.as('staff')
})

afterAll(() => api.stop())

const tables = ['users', 'user_customers', 'one_time_codes', 'outbox', 'audit', 'batches', 'batch_users']
const held = () => api.rows.count(...tables)

const sevenBad = {
  3: { email: 'nobody at nowhere' },
  20: { name: '' },
  41: { role: 'Emperor' },
  77: { multiple_client_ids: 'Nobody & Sons; Brennholt Turbine Works' },
  110: { sales_email: undefined },
  150: { isforge: 'Mars' },
  199: { email: '' },
}

describe('an onboarding sheet of 200 rows with 7 bad ones', () => {
  const rows = sheetOf(200, sevenBad)
  const sevenReasons = {
    3: ['email email'],
    20: ['name required'],
    41: ['role unknownRole'],
    77: ['multiple_client_ids unknownCustomer'],
    110: ['sales_email required'],
    150: ['isforge choice'],
    199: ['email required'],
  }

  test('is checked without side effects', async () => {
    const before = await held()
    const answer = await checkSheet(admin, rows)
    expect([answer.status, counted(answer)]).toEqual([200, { new: 193, exists: 0, wrong: 7 }])
    expect(reasonsIn(answer)).toEqual(sevenReasons)
    expect(resultsIn(answer)[77]?.reasons[0]).toMatchObject({
      value: 'Nobody & Sons',
      message: 'Refers to a customer that does not exist.',
    })
    expect(await held()).toEqual(before)
  })

  test('creates 193 users and returns 7 errors; a repetition creates none', async () => {
    const before = await held()
    const first = await onboard(admin, rows)
    expect([first.status, counted(first)]).toEqual([200, { new: 193, exists: 0, wrong: 7 }])
    expect(reasonsIn(first)).toEqual(sevenReasons)
    const after = await held()
    const each = Object.fromEntries(tables.map((table) => [table, Number(after[table]) - Number(before[table])]))
    expect(each).toEqual({
      users: 193,
      user_customers: 193,
      one_time_codes: 193,
      outbox: 193,
      audit: 193,
      batches: 1,
      batch_users: 193,
    })
    const again = await onboard(admin, rows)
    expect([again.status, counted(again)]).toEqual([200, { new: 0, exists: 193, wrong: 7 }])
    expect(again.body.batch_id).toBeNull()
    expect(reasonsIn(again)).toEqual(sevenReasons)
    expect(await held()).toEqual(after)
    expect(counted(await checkSheet(admin, rows))).toEqual({ new: 0, exists: 193, wrong: 7 })
  })

  test('creates each user like a single one: audited, invited, without a password', async () => {
    const [row] = sheetOf(1)
    const { body } = await onboard(admin, [row as object])
    const id = body.results[0].user_id
    expect((await getUser(admin, id)).body).toMatchObject({ ...row, role: 3, multiple_client_ids: [101], version: 1 })
    const [audited] = await api.rows.ask('select * from audit where record = ?', `user ${id}`)
    expect(audited).toMatchObject({ call: 'onboarding.create', before: null })
    expect(JSON.parse(audited?.after)).toMatchObject({ name: row?.name, email: row?.email, overrides: [] })
    const mailed = () => mailsWrittenTo(api.dataDir, row?.email as string)
    await expect.poll(mailed, { message: 'after those of the sheets before', timeout: 60_000 }).toHaveLength(1)
    const password = 'Onboarded-7'
    const token = tokenIn(mailed()[0])
    const sent = { email: row?.email, password, password_confirmation: password, token }
    expect((await api.anyone.post('/auth/api/password/reset/', sent)).status).toBe(200)
    expect((await (await api.as(row?.email as string, password)).get('/auth/api/logged-user/')).status).toBe(200)
  })
})

describe('pages of a sheet', () => {
  const permissionsOf = async (id: number) =>
    (await getUser(admin, id)).body.permissions as { id: number; hasAccess: boolean }[]

  test('are granted and withdrawn beside those of the role', async () => {
    const { body } = await onboard(admin, [sheetRow({ pages: 'Metrics; -Account Statement' }), sheetRow()])
    const [changed, usual] = [
      await permissionsOf(body.results[0].user_id),
      await permissionsOf(body.results[1].user_id),
    ]
    const differing = changed.filter(({ id, hasAccess }) =>
      usual.some((one) => one.id === id && one.hasAccess !== hasAccess),
    )
    expect(differing.map(({ id, hasAccess }) => [id, hasAccess])).toEqual([
      [64, false],
      [105, true],
    ])
  })

  test('that the one who creates users does not have are problems of their rows', async () => {
    const { email } = await addMember(api, admin, { role: 4, newPermissions: [{ id: 105, hasAccess: false }] })
    const answer = await checkSheet(await api.as(email), [
      sheetRow({ pages: 'Metrics' }),
      sheetRow({ role: 'Admin', pages: 'Metrics' }),
    ])
    expect(reasonsIn(answer)).toEqual({ 0: ['pages notGrantable'], 1: ['role unknownRole'] })
    expect(resultsIn(answer)[0]?.reasons[0]?.message).toMatch(/^You cannot grant Metrics/)
  })
})

describe('onboarding row', () => {
  const stateOf = async (by: Client, cells: Record<string, string | undefined>) => {
    const answer = await checkSheet(by, [sheetRow(cells)])
    return reasonsIn(answer)[0] ?? resultsIn(answer)[0]?.state
  }

  test.each([
    ['a role by its name', { role: 'Customer' }],
    ['a role by its name in any case, with spaces', { role: '  cusTOMER ' }],
    ['a role by its id', { role: '3' }],
    ['an administrator, whose relation does not matter', { role: 'Admin', multiple_client_ids: 'Nobody' }],
    ['a relation by name in any case', { multiple_client_ids: 'brennholt turbine WORKS' }],
    ['a relation without accents', { multiple_client_ids: 'Norrvik Stal' }],
    ['a relation by id', { multiple_client_ids: '101' }],
    ['several relations', { multiple_client_ids: '101; Kitsuragi Bearing ;102;' }],
    ['a plant by name', { isforge: 'Aeroespace' }],
    ['a plant by its code', { isforge: '2' }],
    [
      'pages by name in both languages, by address and id',
      { pages: 'sales goals; Presupuestos de vendedores;metrics; 64' },
    ],
    ['a page to withdraw', { pages: '-Open Orders Report' }],
    ['spaces around every cell', { email: '  spaces@made.example ', name: ' Somebody ' }],
    ['no optional cell', { phone: undefined, comments: undefined, country: undefined }],
  ])('with %s is valid', async (_case, cells) => {
    expect(await stateOf(admin, cells)).toBe('new')
  })

  test.each([
    ['no role', { role: '' }, ['role required']],
    ['an unknown role', { role: '2' }, ['role unknownRole']],
    ['no relation', { multiple_client_ids: ' ; ' }, ['multiple_client_ids required']],
    ['a carrier for a customer', { multiple_client_ids: '301' }, ['multiple_client_ids unknownCustomer']],
    [
      'two unknown relations',
      { multiple_client_ids: 'No; Nobody' },
      ['multiple_client_ids unknownCustomer', 'multiple_client_ids unknownCustomer'],
    ],
    ['an unknown page', { pages: 'Sales Goals; Nowhere' }, ['pages unknownReference']],
    ['several faults', { name: '', email: 'x', role: 'King' }, ['name required', 'email email', 'role unknownRole']],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, ['name tooLong']],
    ['a line break in a cell of one line', { company: 'Two\nlines' }, ['company control']],
    ['a character that databases reject', { phone: 'a\u0000b' }, ['phone control']],
    ['a lone surrogate', { city: 'a\ud800' }, ['city surrogate']],
    ['a key of Object.prototype as a plant', { isforge: 'constructor' }, ['isforge choice']],
    ['an address that a mail program would read as two', { email: 'a@b.example,c@d.example' }, ['email email']],
  ])('with %s is invalid', async (_case, cells, reasons) => {
    expect(await stateOf(admin, cells)).toEqual(reasons)
  })

  test('stores every column', async () => {
    const row = {
      ...sheetRow(),
      phone: '+52 (81) 5550-0123',
      company_position: 'Buyer',
      country: 'México',
      state: 'Nuevo León',
      city: 'Monterrey',
      comments: '=HYPERLINK("https://evil.example","<b>two\nlines</b>")',
      multiple_client_ids: 'Kitsuragi Bearing; 101',
      isforge: 'Aeroespace',
    }
    const { body } = await onboard(admin, [row])
    const stored = (await getUser(admin, body.results[0].user_id)).body
    const { role: _role, multiple_client_ids: _relation, isforge: _plant, ...plain } = row
    expect(stored).toMatchObject({
      ...plain,
      role: 3,
      isforge: 2,
      multiple_client_ids: [customers.ringsOnly, customers.healthy],
    })
  })

  test('with the e-mail of a user has the state exists, ignoring case', async () => {
    const { email } = await addUser(admin)
    expect(await stateOf(admin, { email: email.toUpperCase() })).toBe('exists')
  })

  test('with an e-mail of an earlier row is invalid, also across portions', async () => {
    const row = sheetRow()
    const twice = [row, { ...sheetRow(), email: ` ${row.email.toUpperCase()}` }]
    expect(reasonsIn(await checkSheet(admin, twice))).toEqual({ 1: ['email duplicate'] })
    const made = await onboard(admin, twice)
    expect([counted(made), reasonsIn(made)]).toEqual([{ new: 1, exists: 0, wrong: 1 }, { 1: ['email duplicate'] }])
    const later = { earlier_emails: [row.email] }
    expect(reasonsIn(await checkSheet(admin, [{ ...row, email: row.email.toUpperCase() }], later))).toEqual({
      0: ['email duplicate'],
    })
  })

  test('with a role that the caller may not assign is invalid; the other rows are created', async () => {
    const rows = [sheetRow({ role: 'Admin' }), sheetRow({ role: 'Sales manager' }), sheetRow()]
    for (const answer of [await checkSheet(staff, rows), await onboard(staff, rows)]) {
      expect(counted(answer)).toEqual({ new: 1, exists: 0, wrong: 2 })
      expect(reasonsIn(answer)).toEqual({ 0: ['role unknownRole'], 1: ['role unknownRole'] })
    }
  })

  test('with an ambiguous customer name is invalid, and valid with the id', async () => {
    const columns =
      'name, legal_name, type, unit, segment, subsegment, has_equote, is_shown, exclude_from_context, search'
    await api.rows.ask(`insert into customers (id, ${columns}) select 998, ${columns} from customers where id = 106`)
    expect(await stateOf(admin, { multiple_client_ids: 'Kitsuragi Bearing' })).toEqual([
      'multiple_client_ids ambiguous',
    ])
    expect(await stateOf(admin, { multiple_client_ids: '106' })).toBe('new')
    await api.rows.ask('delete from customers where id = 998')
  })
})

describe('onboarding sheet', () => {
  test('sent in portions is one batch', async () => {
    const [first, second] = [sheetOf(3), sheetOf(2)]
    const opened = await onboard(admin, first, { row_count: 5 })
    const more = { row_count: 5, batch_id: opened.body.batch_id, earlier_emails: first.map(({ email }) => email) }
    const went = await onboard(admin, second, more)
    expect(went.body.batch_id).toBe(opened.body.batch_id)
    const { body } = await admin.get('/auth/api/onboarding/batches?sort=["at","DESC"]&range=[0,0]')
    expect(body).toMatchObject([{ id: opened.body.batch_id, rows: 5, created: 5, file_name: 'users.xlsx' }])
  })

  test('returns 404 for a batch of another user or an unknown batch', async () => {
    const { body } = await onboard(admin, sheetOf(1))
    for (const batch_id of [body.batch_id, 987_654]) {
      const row = sheetRow()
      expect((await onboard(staff, [row], { batch_id })).status).toBe(404)
      expect(await api.rows.ask('select id from users where email = ?', row.email)).toEqual([])
    }
  })

  test.each([
    ['more than 1,000 rows', { rows: Array.from({ length: 1_001 }, () => ({})) }, 'rows'],
    ['malformed rows', { rows: ['a'] }, 'rows'],
    ['cells that are not text', { rows: [{ name: 7 }] }, 'rows'],
    ['unknown columns', { rows: [{ ...sheetRow(), password: 'Forge-2026' }] }, 'rows'],
    ['a very long cell', { rows: [{ name: 'x'.repeat(4_001) }] }, 'rows'],
    ['no rows', {}, 'rows'],
    ['an additional field', { rows: [], users: [] }, 'users'],
  ])('with %s returns 400', async (_case, body, field) => {
    const before = await held()
    for (const path of ['check', '']) {
      const sent = path === '' ? { file_name: 'users.xlsx', ...body } : body
      const answer = await admin.post(`/auth/api/onboarding/${path}`, sent)
      expect([answer.status, answer.body.error, Object.keys(answer.body.fields)]).toEqual([
        400,
        'invalid_input',
        [field],
      ])
    }
    expect(await held()).toEqual(before)
  })

  test('sent simultaneously creates each user once', async () => {
    const rows = sheetOf(40)
    const answers = await Promise.all([onboard(admin, rows), onboard(staff, rows.toReversed()), onboard(admin, rows)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const made = answers.map((answer) => counted(answer))
    expect(made.reduce((sum, count) => sum + count.new, 0)).toBe(40)
    expect(made.every(({ wrong }) => wrong === 0)).toBe(true)
    const stored = await api.rows.ask(
      `select id from users where email in (${rows.map(() => '?').join(', ')})`,
      ...rows.map(({ email }) => email),
    )
    expect(stored).toHaveLength(40)
  })

  test('repeated with its idempotency key returns the first response and changes nothing', async () => {
    const rows = sheetOf(5)
    const key = { 'idempotency-key': 'a sheet' }
    const answers = await Promise.all([onboard(admin, rows, {}, key), onboard(admin, rows, {}, key)])
    const before = await held()
    answers.push(await onboard(admin, rows, {}, key))
    expect(answers.map(counted)).toEqual(Array.from({ length: 3 }, () => ({ new: 5, exists: 0, wrong: 0 })))
    expect(await held()).toEqual(before)
  })
})

describe('onboarding cells with hundreds of unknown names', () => {
  const unknown = (count: number) => Array.from({ length: count }, (_, at) => (at + 36).toString(36)).join(';')

  test.each([
    ['the same', 500, 'x;'.repeat(800)],
    ['different ones', 300, unknown(800)],
    ['long ones', 4, `${'x'.repeat(3_900)};`.repeat(5).replaceAll('x;x', 'x;y')],
  ])('produce small responses and stored repeats: %s', async (_which, count, multiple_client_ids) => {
    const rows = sheetOf(count).map((row) => ({ ...row, multiple_client_ids }))
    const key = { 'idempotency-key': `many ${count}` }
    for (const answer of [await checkSheet(admin, rows), await onboard(admin, rows, {}, key)]) {
      expect([answer.status, counted(answer)]).toEqual([200, { new: 0, exists: 0, wrong: count }])
      expect(answer.text.length).toBeLessThan(count * 1_500)
    }
    const [stored] = await api.rows.ask('select max(length(answer)) as longest from repeats')
    expect(Number(stored?.longest)).toBeLessThan(count * 1_500)
    await api.rows.ask('delete from repeats')
  })

  test('are reported by the first five names and the number of others', async () => {
    const answer = await checkSheet(admin, [
      sheetRow({ multiple_client_ids: `${unknown(20)};Brennholt Turbine Works` }),
    ])
    const [result] = resultsIn(answer)
    expect(result?.reasons.map(({ code, limit, value }) => [code, limit, value])).toEqual([
      ...['10', '11', '12', '13', '14'].map((value) => ['unknownCustomer', null, value]),
      ['furtherCustomers', 15, ''],
    ])
  })
})
