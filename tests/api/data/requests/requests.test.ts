import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { keptFiles } from '#tests/support/files/uploads.ts'
import { addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import {
  answerWith,
  ask,
  changePath,
  requestFilePath,
  requestForm,
  requestPath,
  requestsPath,
} from '#tests/support/rows/requests.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const { healthy, creditHold } = customers
const promised = '2026-12-10'
const sooner = '2026-12-01'
const later = '2026-12-24'

let api: Api
let staff: Client
let customer: Client
/** User of another customer. */
let other: Client
let line: string

const addLine = async (of: number, more: object = {}) =>
  `JO-${(await addJobOrder(api, of, { committed_on: promised, ...more })).id}`

beforeAll(async () => {
  api = await startApi()
  staff = await api.as('staff')
  customer = await api.as('customer')
  const member = await addMember(api, await api.as('admin'), { multiple_client_ids: [creditHold] })
  other = await api.as(member.email)
})

beforeEach(async () => {
  line = await addLine(healthy)
})

afterAll(() => api.stop())

const photo = (name = 'flange.pdf', content = '%PDF-1.7 photo') => new File([content], name)
const askLater = () => ask(customer, healthy, { kind: 'later', jobOrder: line, wantedOn: later })
const asked = async () => String((await askLater()).body.number)
const eventsOf = ({ body }: Answer) => body.messages.map(({ event }: { event: string }) => event)
const storedFiles = () => keptFiles(api.dataDir).toSorted()

const searched = async (client: Client, text: string) =>
  (await client.get(`/read/api/Search?q=${encodeURIComponent(text)}`)).body

test('a request is found by its number, except by users of other customers', async () => {
  const number = await asked()
  const hit = { kind: 'request', number, about: line, key: number, customerId: healthy, state: 'open', isExact: true }
  for (const client of [customer, staff]) {
    expect(await searched(client, number.toLowerCase())).toEqual([expect.objectContaining(hit)])
    expect(await searched(client, number.slice(-6))).toContainEqual(
      expect.objectContaining({ kind: 'request', number }),
    )
  }
  expect(await searched(other, number)).toEqual([])
})

describe('new request', () => {
  test('is made by customers only, for their own customer', async () => {
    expect((await ask(staff, healthy, { kind: 'cancel', jobOrder: line })).status).toBe(403)
    expect((await ask(customer, creditHold, { kind: 'cancel', jobOrder: line })).status).toBe(404)
    expect((await ask(customer, healthy, { kind: 'cancel', jobOrder: await addLine(creditHold) })).status).toBe(404)
  })

  test.each([
    [{ kind: 'later', wantedOn: '2026-12-24' }, 'jobOrder'],
    [{ kind: 'later', jobOrder: 'x' }, 'wantedOn'],
    [{ kind: 'quantity', jobOrder: 'x' }, 'quantity'],
    [{ kind: 'dispute', invoice: 'x', amount: 1 }, 'reason'],
    [{ kind: 'dispute', reason: 'price', amount: 1 }, 'invoice'],
    [{ kind: 'dispute', reason: 'price', invoice: 'x' }, 'amount'],
    [{ kind: 'dispute', reason: 'price', invoice: 'x', amount: 0 }, 'amount'],
    [{ kind: 'sooner', jobOrder: 'x' }, 'kind'],
    [{ kind: 'cancel', jobOrder: 'x', text: ' ' }, 'text'],
  ])('%j is rejected for its field %s', async (texts, field) => {
    const { status, body } = await ask(customer, healthy, texts as Record<string, string>)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test.each([
    ['earlier', later],
    ['earlier', promised],
    ['later', promised],
    ['later', sooner],
    ['earlier', '2026-11-04'],
  ])('for a date that is %s is rejected for %s', async (kind, wantedOn) => {
    const { status, body } = await ask(customer, healthy, { kind, jobOrder: line, wantedOn })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['wantedOn']])
  })

  test('for a later date is rejected for a day in the past, accepted for today', async () => {
    const overdue = await addLine(healthy, { committed_on: '2026-10-01' })
    const later = { kind: 'later', jobOrder: overdue }
    expect((await ask(customer, healthy, { ...later, wantedOn: '2026-11-04' })).body.fields).toHaveProperty('wantedOn')
    expect((await ask(customer, healthy, { ...later, wantedOn: '2026-11-05' })).status).toBe(200)
  })

  test('concerns pieces that have not left, or that have', async () => {
    const gone = await addLine(healthy, { shipped: 10 })
    expect((await ask(customer, healthy, { kind: 'cancel', jobOrder: gone })).status).toBe(409)
    expect((await ask(customer, healthy, { kind: 'problem', jobOrder: line })).status).toBe(409)
    expect((await ask(customer, healthy, { kind: 'problem', jobOrder: gone })).status).toBe(200)
  })

  test('names its line, the wanted date and the first message', async () => {
    const { status, body } = await askLater()
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ kind: 'later', state: 'open', answer: null, jobOrder: line, purchaseOrder: `PO-${line.slice(3)}` },
        ...{ wantedOn: later, age: 0, customerId: healthy, invoice: null, amount: null, lines: [] },
        messages: [{ event: 'asked', text: 'Please.', isByProvider: false, day: later, files: [] }],
      },
    ])
    expect(body.number).toMatch(/^RQ26-\d{6}$/)
  })

  test('of a kind that is open for the line returns 409 with the number of that one', async () => {
    const number = await asked()
    const again = await askLater()
    expect([again.status, again.body.current]).toEqual([409, { number }])
    expect((await ask(customer, healthy, { kind: 'question', jobOrder: line })).status).toBe(200)
  })

  test('is made once by 20 parallel calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, askLater))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })
})

describe('request list', () => {
  test('has the requests of own customers, and all for staff', async () => {
    const number = await asked()
    const numbers = async (by: Client, filter = {}) =>
      (await by.get(requestsPath(filter))).body.map((row: { number: string }) => row.number)
    expect(await numbers(customer)).toContain(number)
    expect(await numbers(staff, { jobOrder: line })).toEqual([number])
    expect(await numbers(other, { jobOrder: line })).toEqual([])
    expect(await numbers(staff, { jobOrder: line, kind: 'earlier' })).toEqual([])
    expect(await numbers(staff, { jobOrder: line, state: 'closed' })).toEqual([])
    expect(await numbers(staff, { jobOrder: line, seller: 'nobody at all' })).toEqual([])
    expect(await numbers(staff, { jobOrder: line, age: 0 })).toEqual([number])
    expect(await numbers(staff, { jobOrder: line, age: 1 })).toEqual([])
  })

  test('counts the age in business days', async () => {
    const number = await asked()
    // 5 November 2026 is a Thursday.
    for (const [day, age] of [
      ['2026-11-04', 1],
      ['2026-11-01', 4],
      ['2026-10-30', 4],
      ['2026-10-22', 10],
    ] as const) {
      await api.rows.ask('update requests set asked_on = ? where number = ?', day, number)
      expect((await staff.get(requestPath(number))).body.age, day).toBe(age)
      expect((await staff.get(requestsPath({ jobOrder: line, age }))).body, day).toHaveLength(1)
      expect((await staff.get(requestsPath({ jobOrder: line, age: age + 1 }))).body, day).toHaveLength(0)
    }
  })

  test('is available as CSV', async () => {
    const number = await asked()
    const { status, text } = await staff.get(requestsPath({ jobOrder: line }), { accept: 'text/csv' })
    expect([status, text.includes(number)]).toEqual([200, true])
  })
})

describe("a foreign customer's request", () => {
  test('is not found in any position', async () => {
    const jobOrder = await addLine(creditHold, { shipped: 4 })
    const { body } = await ask(other, creditHold, { kind: 'problem', jobOrder }, photo())
    const { number } = body
    const file = requestFilePath(number, body.messages[0].files[0].fileId)
    expect([(await other.get(requestPath(number))).status, (await other.get(file)).status]).toEqual([200, 200])
    const statuses = [
      await customer.get(requestsPath({ customerId: creditHold })),
      await customer.get(requestsPath({ customerId: creditHold }), { accept: 'text/csv' }),
      await customer.get(requestPath(number)),
      await customer.post(changePath(number, 'messages'), requestForm({ text: 'Hello.' })),
      await answerWith(customer, number, 'accepted'),
      await customer.post(changePath(number, 'agreement')),
      await customer.post(changePath(number, 'closing')),
      await customer.post(changePath(number, 'reopening'), { text: 'Again.' }),
      await customer.post(changePath(number, 'reading')),
      await customer.get(file),
    ].map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 404))
    expect((await customer.get(requestsPath())).text).not.toContain(number)
  })
})

describe('answer', () => {
  test('is given by staff only, once', async () => {
    const number = await asked()
    expect((await answerWith(customer, number, 'accepted')).status).toBe(403)
    expect((await answerWith(staff, number, 'counterOffer')).body.fields).toHaveProperty('offeredOn')
    const past = await answerWith(staff, number, 'counterOffer', { offeredOn: '2026-11-04' })
    expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['offeredOn']])
    const answered = await answerWith(staff, number, 'counterOffer', { offeredOn: sooner })
    expect(answered.body).toMatchObject({
      ...{ state: 'answered', answer: 'counterOffer', offeredOn: sooner, age: null, isUnread: true },
    })
    const again = await answerWith(staff, number, 'declined')
    expect([again.status, again.body.current]).toMatchObject([409, { number, answer: 'counterOffer' }])
  })

  test('of 50 parallel ones counts once', async () => {
    const number = await asked()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => answerWith(staff, number, at % 2 === 0 ? 'accepted' : 'declined')),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 49])
    const { body } = await staff.get(requestPath(number))
    expect(body.answer).toBe(won[0]?.body.answer)
    expect(eventsOf(await staff.get(requestPath(number)))).toEqual(['asked', body.answer])
  })

  test('changes no line', async () => {
    const number = await asked()
    await answerWith(staff, number, 'accepted')
    expect(await api.rows.ask('select committed_on, new_committed_on from job_orders where number = ?', line)).toEqual([
      { committed_on: promised, new_committed_on: null },
    ])
    const { body } = await staff.get(requestPath(number))
    expect(body).toMatchObject({ agreedOn: later, lines: [{ promisedOn: promised }] })
    expect((await customer.get(requestPath(number))).body.lines).toEqual([])
  })

  test('that offers another date becomes the accepted one once the customer agrees', async () => {
    const number = await asked()
    expect((await customer.post(changePath(number, 'agreement'))).status).toBe(409)
    await answerWith(staff, number, 'counterOffer', { offeredOn: '2026-12-17' })
    expect((await staff.post(changePath(number, 'agreement'))).status).toBe(403)
    const agreed = await customer.post(changePath(number, 'agreement'))
    expect(agreed.body).toMatchObject({
      state: 'answered',
      answer: 'accepted',
      agreedOn: '2026-12-17',
      isUnread: false,
    })
    expect(eventsOf(agreed)).toEqual(['asked', 'counterOffer', 'agreed'])
  })

  test('is read by the customer', async () => {
    const number = await asked()
    await answerWith(staff, number, 'declined')
    expect((await staff.post(changePath(number, 'reading'))).status).toBe(403)
    expect((await customer.post(changePath(number, 'reading'))).body.isUnread).toBe(false)
  })
})

describe('request', () => {
  test('is closed by its customer and reopened once', async () => {
    const number = await asked()
    expect((await staff.post(changePath(number, 'closing'))).status).toBe(403)
    expect((await customer.post(changePath(number, 'closing'))).body).toMatchObject({
      state: 'closed',
      mayBeReopened: true,
    })
    expect((await customer.post(changePath(number, 'closing'))).status).toBe(409)
    expect((await customer.post(changePath(number, 'messages'), requestForm({ text: 'Hello?' }))).status).toBe(409)
    expect((await staff.post(changePath(number, 'reopening'), { text: 'Again.' })).status).toBe(403)
    const again = await customer.post(changePath(number, 'reopening'), { text: 'Again.' })
    expect(again.body).toMatchObject({ state: 'open', mayBeReopened: false })
    await answerWith(staff, number, 'declined')
    expect((await customer.post(changePath(number, 'reopening'), { text: 'Once more.' })).status).toBe(409)
    expect(eventsOf(await customer.get(requestPath(number)))).toEqual(['asked', 'closed', 'reopened', 'declined'])
  })

  test('is not reopened beside another open one of its kind', async () => {
    const number = await asked()
    await customer.post(changePath(number, 'closing'))
    const newer = await asked()
    const again = await customer.post(changePath(number, 'reopening'), { text: 'Again.' })
    expect([again.status, again.body.current]).toEqual([409, { number: newer }])
  })

  test('keeps its conversation: entries can be neither changed nor deleted', async () => {
    await asked()
    await expect(api.rows.ask("update request_messages set message = 'x'")).rejects.toThrow(/kept as they are/)
    await expect(api.rows.ask('delete from request_messages')).rejects.toThrow(/kept as they are/)
  })
})

describe('files of a request', () => {
  const shipped = async (...files: File[]) =>
    ask(customer, healthy, { kind: 'problem', jobOrder: await addLine(healthy, { shipped: 4 }) }, ...files)

  test('are shown to both sides', async () => {
    const { body } = await shipped(photo('one.pdf'), photo('two.pdf'))
    const [{ files }] = body.messages
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['one.pdf', 'two.pdf'])
    for (const by of [customer, staff])
      expect((await by.get(requestFilePath(body.number, files[0].fileId))).text).toBe('%PDF-1.7 photo')
    const unrelated = requestFilePath(await asked(), files[0].fileId)
    expect((await staff.get(unrelated)).status).toBe(404)
  })

  test.each([
    ['a program', [new File(['MZ'], 'photo.exe')], 400],
    ['a page named as a picture', [new File(['<script>alert(1)</script>'], 'photo.jpg')], 400],
    ['a drawing that can run code', [new File(['<svg onload="alert(1)"/>'], 'photo.svg')], 400],
    ['a good and a bad file', [photo(), new File(['MZ'], 'photo.jpg')], 400],
    ['six files', Array.from({ length: 6 }, (_, at) => photo(`${at}.pdf`)), 400],
    ['a file of 15,000,001 bytes', [photo('large.pdf', `%PDF-1.7${' '.repeat(14_999_993)}`)], 413],
  ])('with %s are rejected, and nothing is kept', async (_name, files, status) => {
    const before = storedFiles()
    const [{ count }] = (await api.rows.ask('select count(*) as count from requests')) as [{ count: number }]
    expect((await shipped(...files)).status).toBe(status)
    const number = await asked()
    const message = await customer.post(changePath(number, 'messages'), requestForm({ text: 'See.' }, ...files))
    expect(message.status).toBe(status)
    expect(eventsOf(await customer.get(requestPath(number)))).toEqual(['asked'])
    expect(storedFiles()).toEqual(before)
    const [after] = (await api.rows.ask('select count(*) as count from requests')) as [{ count: number }]
    expect(Number(after.count)).toBe(Number(count) + 1)
  })
})

describe('mails', () => {
  const mailsOf = async (number: string) =>
    await api.rows.ask('select recipient from outbox where subject like ? order by id', `%${number}%`)
  const told = (number: string, column: string, seconds: number) =>
    api.rows.ask(
      `update requests set ${column} = ? where number = ?`,
      ...[new Date(Date.now() - 3_600_000 + seconds * 1000).toISOString(), number],
    )

  test('tell seller and backup of a request, without its text, at most once an hour', async () => {
    const people = await api.rows.ask(
      'select contacts.email as recipient from contacts join customer_terms on contacts.id in (seller_id, backup_id) where customer_id = ? order by contacts.id',
      healthy,
    )
    const number = await asked()
    const say = () => customer.post(changePath(number, 'messages'), requestForm({ text: 'Secret words.' }))
    await say()
    expect(await mailsOf(number)).toEqual(people)
    const sent = () =>
      mailsWrittenTo(api.dataDir, String(people[0]?.recipient)).filter(({ body }) => body.includes(number))
    await expect.poll(sent).toHaveLength(1)
    expect(sent()[0]?.body).not.toContain('Secret')
    expect(sent()[0]?.links).toEqual([expect.stringContaining(`/forge/requests?number=${number}`)])
    await told(number, 'provider_told_at', 60)
    await say()
    expect(await mailsOf(number)).toHaveLength(people.length)
    await told(number, 'provider_told_at', -60)
    await say()
    expect(await mailsOf(number)).toHaveLength(2 * people.length)
  })

  test('tell the customer of an answer, at most once an hour', async () => {
    const number = await asked()
    const before = (await mailsOf(number)).length
    await answerWith(staff, number, 'declined')
    await staff.post(changePath(number, 'messages'), requestForm({ text: 'One more thing.' }))
    expect((await mailsOf(number)).slice(before)).toEqual([{ recipient: 'customer@anvil.example' }])
    await told(number, 'customer_told_at', -60)
    await staff.post(changePath(number, 'messages'), requestForm({ text: 'Another.' }))
    expect((await mailsOf(number)).slice(before)).toHaveLength(2)
  })
})

describe('dispute', () => {
  test('leaves all totals of the statement as they are, to the cent', async () => {
    const statement = async () => (await customer.get(`/read/Account/ObtenerCartera/DETAILDETAIL/${healthy}`)).text
    const before = await statement()
    const [invoice] = await api.rows.ask(
      'select number, amount from invoices where customer_id = ? and balance > 0 and amount > 100000 order by id limit 1',
      healthy,
    )
    const dispute = { kind: 'dispute', invoice: String(invoice?.number), reason: 'quantity' }
    const tooMuch = await ask(customer, healthy, { ...dispute, amount: Number(invoice?.amount) / 100 + 0.01 })
    expect(Object.keys(tooMuch.body.fields)).toEqual(['amount'])
    const { status, body } = await ask(customer, healthy, { ...dispute, amount: 1000 })
    expect([status, body.amount, body.invoice, body.jobOrder]).toEqual([200, 1000, dispute.invoice, null])
    expect(await statement()).toBe(before)
    expect((await ask(customer, healthy, { ...dispute, invoice: 'none', amount: 1 })).status).toBe(404)
  })
})
