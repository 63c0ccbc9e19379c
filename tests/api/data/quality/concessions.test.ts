import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import {
  approvalOf,
  commentsOn,
  concessionsOf,
  documentAt,
  fileAt,
  formOf,
  plantConcession,
  plantDocument,
  plantFile,
  reopeningOf,
} from '#tests/support/rows/concessions.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const { healthy, creditHold, brandNew, ringsOnly } = customers
const aerospace = 107
let api: Api
let admin: Client
let staff: Client
let customer: Client
let concession: number

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  staff = await api.as('staff')
  customer = await api.as('customer')
})

beforeEach(async () => {
  concession = await plantConcession(api, healthy)
})

afterAll(() => api.stop())

const listed = async (by: Client, id: number, query = '') =>
  JSON.parse((await by.get(`${concessionsOf(id)}${query}`)).body.value)
const one = async (id = concession) => (await listed(customer, healthy)).find(({ ID }: { ID: number }) => ID === id)

const say = (
  by: Client,
  comment: string,
  isByProvider: boolean,
  input = { id: concession, idCustomer: healthy as number },
) => by.post(commentsOn(input.id), { idCustomer: input.idCustomer, comment, byAnvil: isByProvider })

const approve = (
  by: Client,
  { id = concession, of = healthy as number, form = formOf('%PDF-1.7 accepted') } = {},
  headers = {},
) => by.post(approvalOf(id, of), form, headers)

describe('concession list', () => {
  test('contains the concessions of one customer only', async () => {
    const mine = await listed(customer, healthy)
    expect(mine.map(({ ID }: { ID: number }) => ID)).toContain(concession)
    expect((await customer.get(concessionsOf(creditHold))).status).toBe(404)
  })

  test('has as many rows as the home page and the orders list count, for each customer', async () => {
    for (const id of [creditHold, ringsOnly, aerospace, brandNew, 109]) {
      const { body } = await admin.get(`/read/Dashboard/ObtenerOpenConsecions/${id}`)
      const [{ open }] = (await api.rows.ask(
        "select count(*) as open from job_orders where customer_id = ? and status = 'deviationRequest'",
        id,
      )) as [{ open: number }]
      const [{ Total }] = body.ObtenerOpenConsessions ?? body
      const rows = await listed(admin, id)
      expect([rows.length, Total], `customer ${id}`).toEqual([Number(open), Number(open)])
    }
  })

  test.each([
    [creditHold, 1],
    [ringsOnly, 2],
    [aerospace, 7],
  ])('of customer %i has %i parts', async (id, parts) => {
    const rows = await listed(admin, id)
    expect(new Set(rows.map(({ CustomerPartNumber }: { CustomerPartNumber: string }) => CustomerPartNumber)).size).toBe(
      parts,
    )
  })

  test('contains every state of a concession', async () => {
    const rows = await listed(admin, aerospace)
    const kinds = (of: (row: Record<string, unknown>) => unknown) => new Set(rows.map(of))
    expect(kinds(({ AnvilNCR }) => String(AnvilNCR).slice(0, 3))).toEqual(new Set(['FF-', 'FA-']))
    expect(kinds(({ documentos }) => (documentos as []).length)).toEqual(new Set([0, 1, 3]))
    expect(kinds(({ ClientApprovalDocument }) => ClientApprovalDocument !== null)).toEqual(new Set([true, false]))
    expect(
      kinds(({ AnvilComments, ClientComments }) => `${AnvilComments !== null} ${ClientComments !== null}`),
    ).toEqual(new Set(['false false', 'true false', 'true true', 'false true']))
    expect(kinds(({ NotificationDate }) => NotificationDate === null)).toEqual(new Set([true, false]))
  })

  test('contains a concession without an order and a notification date', async () => {
    const id = await plantConcession(api, healthy, { notifiedOn: null, part: '00123' })
    expect(await one(id)).toMatchObject({
      ID: id,
      PO: null,
      NotificationDate: null,
      CustomerPartNumber: '00123',
      HasDocument: false,
      documentos: [],
      ClientApprovalDocument: null,
      ClientApprovalDocumentName: null,
      ClientApprovalDocumentExtension: null,
      AnvilComments: null,
      ClientComments: null,
      Type: 'Dimensional',
      Qty: 3,
    })
  })

  test.each([
    ['customerPartNumber', 'CustomerPartNumber'],
    ['ncr', 'AnvilNCR'],
  ])('is sorted by %s in both directions, and paged', async (field, wire) => {
    const of = async (order: string) =>
      (await listed(admin, 109, `?sort=["${field}","${order}"]&range=[0,39]`)).map(
        (row: Record<string, string>) => row[wire],
      )
    const [up, down] = [await of('ASC'), await of('DESC')]
    expect(up).toHaveLength(40)
    expect(up).toEqual(up.toSorted())
    expect(down).toEqual(down.toSorted().reverse())
    expect(up[0] < down[0]).toBe(true)
    const { headers } = await admin.get(`${concessionsOf(109)}?range=[10,14]`)
    expect(headers.get('content-range')).toMatch(/^Consessions 10-14\/\d{3}$/)
  })

  test('is available as CSV', async () => {
    const { status, text } = await customer.get(concessionsOf(healthy), { accept: 'text/csv' })
    expect([status, text.split('\n').length > 5]).toEqual([200, true])
  })
})

describe('concession comment', () => {
  test('returns 403 when written for the other side', async () => {
    expect((await say(customer, 'as the provider', true)).status).toBe(403)
    expect((await say(staff, 'as the customer', false)).status).toBe(403)
    expect((await say(await api.as('rep'), 'as the provider', true)).status).toBe(403)
    expect(await one()).toMatchObject({ AnvilComments: null, ClientComments: null })
  })

  test.each(['admin', 'staff', 'manager'])("of %s is stored as the provider's", async (account) => {
    const answer = await say(await api.as(account), 'Please accept.', true)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Message sent successfully!' }])
    expect(await one()).toMatchObject({ AnvilComments: 'Please accept.', ClientComments: null })
  })

  test.each(['customer', 'group', 'rep'])("of %s is stored as the customer's", async (account) => {
    expect((await say(await api.as(account), 'Accepted.', false)).status).toBe(200)
    expect(await one()).toMatchObject({ AnvilComments: null, ClientComments: 'Accepted.' })
  })

  test('is not replaced by a second one, which returns 409 with the current state', async () => {
    await say(customer, 'First.', false)
    const { status, body } = await say(customer, 'Second.', false)
    expect([status, body.error, body.current.ClientComments]).toEqual([409, 'conflict', 'First.'])
    expect((await one()).ClientComments).toBe('First.')
  })

  test('is stored once if sent twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => say(customer, `Try ${index}`, false)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('is stored once for an idempotency key', async () => {
    const key = { 'idempotency-key': `comment ${concession}` }
    const body = { idCustomer: healthy, comment: 'Once.', byAnvil: false }
    const first = await customer.post(commentsOn(concession), body, key)
    const again = await customer.post(commentsOn(concession), body, key)
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await customer.post(commentsOn(concession), { ...body, comment: 'Other.' }, key)).status).toBe(409)
  })

  test.each([
    ['', 400],
    ['   ', 400],
    ['x'.repeat(255), 200],
    ['x'.repeat(256), 400],
    [`${'🔥'.repeat(254)}!`, 200],
    ['<script>alert(1)</script>', 200],
    ['=1+1\nsecond line', 200],
    ['nul \u0000', 400],
  ])('%j returns %i', async (comment, status) => {
    expect((await say(customer, comment, false)).status).toBe(status)
    expect((await one()).ClientComments).toBe(status === 200 ? comment : null)
  })

  test('on a foreign and on an absent concession returns the same 404', async () => {
    const foreign = await plantConcession(api, brandNew)
    const answers = await Promise.all([
      say(customer, 'x', false, { id: foreign, idCustomer: healthy }),
      say(customer, 'x', false, { id: 987_654, idCustomer: healthy }),
      say(customer, 'x', false, { id: foreign, idCustomer: brandNew }),
    ])
    const plain = answers.map(({ status, body: { id, ...rest } }) => ({ status, ...rest }))
    expect(plain[0]).toEqual(plain[1])
    expect(plain[0]).toEqual(plain[2])
    expect(plain[0]?.status).toBe(404)
  })

  test('is audited', async () => {
    await say(customer, 'Traced.', false)
    const [row] = await api.rows.ask('select * from audit where record = ?', `concession ${concession}`)
    expect([row?.call, row?.action, JSON.parse(row?.after)]).toEqual([
      'concessions.comment',
      'edited',
      { customerComment: 'Traced.' },
    ])
  })
})

describe('concession approval', () => {
  test("returns 403 for the provider's staff, and stores nothing", async () => {
    const before = await api.rows.count('files')
    for (const account of ['admin', 'staff', 'manager']) expect((await approve(await api.as(account))).status).toBe(403)
    expect(await api.rows.count('files')).toEqual(before)
    expect((await one()).ClientApprovalDocument).toBe(null)
  })

  test('is stored, listed, and downloaded unchanged by both sides', async () => {
    const { status, body } = await approve(customer, { form: formOf('%PDF-1.7 accepted', 'Signed approval.PDF') })
    expect([status, body]).toEqual([200, { message: 'Approval file sent successfully!', IdFile: expect.any(String) }])
    expect(await one()).toMatchObject({
      ClientApprovalDocument: body.IdFile,
      ClientApprovalDocumentName: 'Signed approval.PDF',
      ClientApprovalDocumentExtension: 'pdf',
    })
    for (const by of [customer, staff]) {
      const file = await by.get(documentAt(body.IdFile, healthy))
      expect([file.status, file.text]).toEqual([200, '%PDF-1.7 accepted'])
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="Signed approval.PDF"')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('cache-control')).toContain('no-store')
    }
  })

  test('is not replaced by a second one, which returns 409 and stores no file', async () => {
    const { body } = await approve(customer)
    const before = await api.rows.count('files')
    const second = await approve(customer, { form: formOf('%PDF-1.7 another') })
    expect([second.status, second.body.current.ClientApprovalDocument]).toEqual([409, body.IdFile])
    expect(await api.rows.count('files')).toEqual(before)
  })

  test('is stored once if sent ten times at once', async () => {
    const before = await api.rows.count('files')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => approve(customer, { form: formOf(`%PDF-1.7 ${index}`) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect((await api.rows.count('files')).files).toBe((before.files ?? 0) + 1)
  })

  test('is stored once for an idempotency key, and rejects another file with the same key', async () => {
    const key = { 'idempotency-key': `approval ${concession}` }
    const before = await api.rows.count('files')
    const answers = await Promise.all([approve(customer, {}, key), approve(customer, {}, key)])
    answers.push(await approve(customer, {}, key))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.IdFile)).size).toBe(1)
    expect((await approve(customer, { form: formOf('%PDF-1.7 another') }, key)).status).toBe(409)
    expect((await api.rows.count('files')).files).toBe((before.files ?? 0) + 1)
  })

  test('of a foreign and of an absent concession returns the same 404, and stores nothing', async () => {
    const foreign = await plantConcession(api, brandNew)
    const before = await api.rows.count('files', 'audit')
    const answers = await Promise.all([
      approve(customer, { id: foreign }),
      approve(customer, { id: 987_654 }),
      approve(customer, { id: foreign, of: brandNew }),
      approve(customer, { id: foreign, of: 987_654 }),
    ])
    const plain = answers.map(({ status, body: { id, ...rest } }) => JSON.stringify({ status, ...rest }))
    expect(new Set(plain).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(await api.rows.count('files', 'audit')).toEqual(before)
  })

  test('is audited', async () => {
    await approve(customer)
    const [row] = await api.rows.ask('select * from audit where record = ?', `concession ${concession}`)
    expect([row?.call, JSON.parse(row?.after).approval]).toEqual(['concessions.approve', 'approval.pdf'])
  })
})

describe('concession document', () => {
  let file: string
  beforeAll(async () => {
    const id = await plantConcession(api, healthy)
    file = await plantFile(api, '%PDF-1.7 the provider’s', 'Report «ñ».pdf')
    await plantDocument(api, id, file)
  })

  test('is returned to its customer', async () => {
    const { status, text, headers } = await customer.get(documentAt(file, healthy))
    expect([status, text]).toEqual([200, '%PDF-1.7 the provider’s'])
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Report%20%C2%AB%C3%B1%C2%BB.pdf")
  })

  test("returns 404 for another customer, also with that customer's own id", async () => {
    const stranger = await api.as((await addMember(api, admin, { multiple_client_ids: [brandNew] })).email)
    const answers = await Promise.all([
      stranger.get(documentAt(file, healthy)),
      stranger.get(documentAt(file, brandNew)),
      stranger.get(documentAt('absent', brandNew)),
      stranger.get(documentAt('absent', 987_654)),
    ])
    const plain = answers.map(({ status, body: { id, ...rest } }) => JSON.stringify({ status, ...rest }))
    expect(new Set(plain).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect((await staff.get(documentAt(file, brandNew))).status).toBe(404)
  })

  test('returns 404 for everybody if no concession refers to it', async () => {
    const loose = await plantFile(api, 'loose')
    for (const by of [customer, staff, admin]) expect((await by.get(documentAt(loose, healthy))).status).toBe(404)
  })

  test.each(['..', '%2e%2e%2fdatabase', 'a%2Fb', '%00', 'x'.repeat(65), "' or 1=1 --"])(
    'returns 400 or 404 for the invalid id %j',
    async (id) => {
      expect((await customer.get(documentAt(id, healthy))).status).toBeOneOf([400, 404])
    },
  )

  test('returns 503 if its bytes are missing or changed', async () => {
    const id = await plantConcession(api, healthy)
    const lost = await plantFile(api, 'lost')
    await plantDocument(api, id, lost)
    writeFileSync(fileAt(api, lost), 'longer than it was')
    expect((await customer.get(documentAt(lost, healthy))).status).toBe(503)
    rmSync(fileAt(api, lost))
    expect((await customer.get(documentAt(lost, healthy))).status).toBe(503)
  })
})

describe('reopening a concession approval', () => {
  const reopen = (by: Client, reason = 'It is not signed.', of: number = healthy) =>
    by.post(reopeningOf(concession), { idCustomer: of, reason })

  test('is permitted to the provider only, and requires an approval and a reason', async () => {
    expect((await reopen(staff)).status).toBe(409)
    await approve(customer)
    expect((await reopen(api.anyone)).status).toBe(401)
    expect((await reopen(customer)).status).toBe(403)
    expect((await reopen(staff, '')).status).toBe(400)
    expect((await reopen(staff, 'Why not', creditHold)).status).toBe(404)
    expect((await one()).ClientApprovalDocument).not.toBeNull()
  })

  test('allows another approval, notifies its sender by mail and keeps the reason in the audit log', async () => {
    await approve(customer)
    const [{ approval_file_id: file } = {}] = await api.rows.ask(
      'select approval_file_id from concessions where id = ?',
      concession,
    )
    expect((await reopen(staff)).status).toBe(200)
    expect((await one()).ClientApprovalDocument).toBeNull()
    const stored = await api.rows.ask(
      'select file_id, reason from concession_reopenings where concession_id = ?',
      concession,
    )
    expect(stored).toEqual([{ file_id: file, reason: 'It is not signed.' }])
    const [row] = await api.rows.ask(
      'select after from audit where record = ? order by id desc limit 1',
      `concession ${concession}`,
    )
    expect(JSON.parse(String(row?.after))).toEqual({ approval: null, reason: 'It is not signed.' })
    const mails = await api.rows.ask("select recipient from outbox where subject like '%was reopened%'")
    expect(mails.at(-1)).toMatchObject({ recipient: 'customer@anvil.example' })
    const link = `/forge/concessions?${new URLSearchParams({ pending: '1', q: (await one()).AnvilNCR })}&fcid=${healthy}`
    const links = () => mailsWrittenTo(api.dataDir, 'customer@anvil.example').flatMap((mail) => mail.links)
    await expect.poll(links).toContainEqual(expect.stringContaining(link))
    expect((await approve(customer)).status).toBe(200)
  })
})
