import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { keptFiles } from '#tests/support/files/uploads.ts'
import { addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import {
  answerWith,
  ask,
  changePath,
  requestableLinesPath,
  requestFilePath,
  requestForm,
  requestPath,
  requestsOfLinesPath,
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
/** Colleagues of the customer, because mails are limited for each user. */
let buyer: Client
let planner: Client
let line: string

const addLine = async (of: number, more: object = {}) =>
  `JO-${(await addJobOrder(api, of, { committed_on: promised, ...more })).id}`

const colleague = async () => {
  const member = await addMember(api, await api.as('admin'), { multiple_client_ids: [healthy] })
  return api.as(member.email)
}

beforeAll(async () => {
  api = await startApi()
  staff = await api.as('staff')
  customer = await api.as('customer')
  buyer = await colleague()
  planner = await colleague()
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

  // The business day of the tests is 2026-11-05.
  test.each([
    ['earlier', '2026-10-01', '2026-11-04', 400],
    ['earlier', '2026-10-01', '2026-11-05', 200],
    ['earlier', '2026-10-01', '2027-01-01', 200],
    ['earlier', '2026-11-04', '2026-11-05', 200],
    ['earlier', '2026-11-05', '2026-11-05', 200],
    ['earlier', '2026-11-05', '2026-11-09', 200],
    ['earlier', '2026-11-06', '2026-11-05', 200],
    ['earlier', '2026-11-06', '2026-11-06', 400],
    ['earlier', null, '2026-11-05', 200],
    ['later', '2026-11-05', '2026-11-05', 400],
    ['later', '2026-11-05', '2026-11-06', 200],
    ['later', '2026-11-04', '2026-11-05', 200],
  ])('for an %s date than the promised %s, %s is answered by %i', async (kind, committed_on, wantedOn, status) => {
    const jobOrder = await addLine(healthy, { committed_on })
    expect((await ask(buyer, healthy, { kind, jobOrder, wantedOn })).status).toBe(status)
  })

  test('for an earlier date can be made on every late line', async () => {
    const rows = await api.rows.ask(
      `select customer_id as customer, number from job_orders where quantity > shipped and number not like 'JO-%'
        and coalesce(new_committed_on, committed_on) < '2026-11-05' order by id`,
    )
    const late = Map.groupBy(rows as { customer: number; number: string }[], (row) => row.customer)
    expect(late.size).toBeGreaterThan(2)
    const member = await addMember(api, await api.as('admin'), { multiple_client_ids: [...late.keys()] })
    const asking = await api.as(member.email)
    for (const [of, lines] of late) {
      const jobOrders = lines.slice(0, 50).map(({ number }) => number)
      const input = { kind: 'earlier', text: 'When?', jobOrders, wantedOn: '2026-11-09' }
      expect([of, (await asking.post(requestsOfLinesPath(of), input)).body.numbers?.length]).toEqual([
        of,
        jobOrders.length,
      ])
    }
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

  test.each([
    [{ quantity: 5 }, 'quantity'],
    [{ defect: 'ugly' }, 'defect'],
    [{ wish: 'money' }, 'wish'],
    [{ identities: 'x'.repeat(501) }, 'identities'],
  ])('of a problem with %j is rejected for its field %s', async (more, field) => {
    const jobOrder = await addLine(healthy, { shipped: 4 })
    const { status, body } = await ask(buyer, healthy, { kind: 'problem', jobOrder, ...more })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('of a problem tells pieces, serials, defect, wish and whether shipping stops', async () => {
    const jobOrder = await addLine(healthy, { shipped: 4 })
    const problem = { quantity: 4, defect: 'surface', wish: 'rework', identities: 'S-1, S-2', stopsShipping: 'true' }
    const { body } = await ask(buyer, healthy, { kind: 'problem', jobOrder, ...problem })
    expect(body).toMatchObject({ ...problem, stopsShipping: true })
  })

  test('names its line, the wanted date and the first message', async () => {
    const { status, body } = await askLater()
    expect([status, body]).toMatchObject([
      200,
      {
        kind: 'later',
        state: 'open',
        waitsFor: 'answer',
        jobOrder: line,
        purchaseOrder: `PO-${line.slice(3)}`,
        wantedOn: later,
        age: 0,
        customerId: healthy,
        invoice: null,
        amount: null,
        lines: [],
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

describe('request on many lines', () => {
  const askForLines = (by: Client, more: object) =>
    by.post(requestsOfLinesPath(healthy), { kind: 'question', text: 'When?', ...more })
  const countOf = async (subject: string) =>
    (await api.rows.ask('select number from requests where subject = ?', subject)).length

  test('makes one for each line, with one mail to each recipient', async () => {
    const lines = [line, await addLine(healthy, { committed_on: '2026-10-01' })]
    const { status, body } = await askForLines(planner, { kind: 'earlier', jobOrders: lines, wantedOn: sooner })
    expect([status, body.numbers.length]).toEqual([200, 2])
    for (const [at, number] of body.numbers.entries())
      expect((await staff.get(requestPath(number))).body).toMatchObject({
        jobOrder: lines[at],
        wantedOn: sooner,
        messages: [{ event: 'asked', text: 'When?' }],
      })
    const people = await api.rows.ask(
      'select email from contacts join customer_terms on contacts.id in (seller_id, backup_id) where customer_id = ?',
      healthy,
    )
    expect(people.length).toBeGreaterThan(0)
    for (const { email } of people) {
      const mails = () =>
        mailsWrittenTo(api.dataDir, String(email)).filter((mail) => mail.body.includes(body.numbers[0]))
      await expect.poll(mails).toHaveLength(1)
      expect(mails()[0]?.body).toContain(body.numbers[1])
    }
  })

  test.each([
    ['a line that does not exist', async () => 'none', 404, 'missing'],
    ['a line of another customer', () => addLine(creditHold), 404, 'missing'],
    ['a line that has left', () => addLine(healthy, { shipped: 10 }), 409, 'shipped'],
    ['a line that is promised before', () => addLine(healthy, { committed_on: '2026-11-20' }), 400, 'date'],
  ])('with %s makes none, and names it', async (_name, other, status, refusal) => {
    const wrong = await other()
    const answer = await askForLines(planner, { kind: 'earlier', jobOrders: [line, wrong], wantedOn: sooner })
    expect([answer.status, answer.body.current]).toEqual([status, { refusal, jobOrders: [wrong] }])
    expect(await countOf(line)).toBe(0)
  })

  test('names the lines that have an open request, and makes none', async () => {
    const open = await addLine(healthy)
    await ask(planner, healthy, { kind: 'question', jobOrder: open })
    const { status, body } = await askForLines(planner, { jobOrders: [line, open] })
    expect([status, body.current, await countOf(line)]).toEqual([409, { refusal: 'open', jobOrders: [open] }, 0])
  })

  test('of two at once is made once', async () => {
    const answers = await Promise.all([1, 2].map(() => askForLines(planner, { jobOrders: [line] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await countOf(line)).toBe(1)
  })

  test.each([
    [{ jobOrders: [] }, 'jobOrders'],
    [{ jobOrders: Array.from({ length: 51 }, (_, at) => `J-${at}`) }, 'jobOrders'],
    [{ jobOrders: ['x'], kind: 'cancel' }, 'kind'],
    [{ jobOrders: ['x'], text: '' }, 'text'],
  ])('%j is rejected for its field %s', async (input, field) => {
    const { status, body } = await askForLines(planner, input)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})

describe('lines to request', () => {
  const linesOf = (by: Client, ...jobOrders: string[]) => by.post(requestableLinesPath(healthy), { jobOrders })

  test('have dates, pieces and open requests, and leave out those of others', async () => {
    const number = await asked()
    const { body } = await linesOf(customer, line, await addLine(creditHold), 'none')
    expect(body).toEqual([
      expect.objectContaining({
        jobOrder: line,
        promisedOn: promised,
        ordered: 10,
        shipped: 0,
        openRequests: [{ kind: 'later', number }],
      }),
    ])
    expect((await linesOf(other, line)).status).toBe(404)
    expect((await linesOf(customer)).body).toEqual([])
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
      state: 'counterOffer',
      waitsFor: 'agreement',
      offeredOn: sooner,
      age: null,
      isUnread: true,
    })
    const again = await answerWith(staff, number, 'declined')
    expect([again.status, again.body.current]).toMatchObject([409, { number, state: 'counterOffer' }])
  })

  test.each(['shipTo', 'cancel', 'question'])('to a request of kind %s has no counter-offer', async (kind) => {
    const { body } = await ask(customer, healthy, { kind, jobOrder: line })
    const answered = await answerWith(staff, body.number, 'counterOffer')
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([400, ['answer']])
  })

  test('to a dispute is in the audit log with its amount and text', async () => {
    const [invoice] = await api.rows.ask('select number from invoices where customer_id = ? order by id', healthy)
    const dispute = { kind: 'dispute', invoice: String(invoice?.number), reason: 'price', amount: 12.5 }
    const { body } = await ask(customer, healthy, dispute)
    await answerWith(staff, body.number, 'accepted')
    const admin = await api.as('admin')
    const { body: entries } = await admin.get('/auth/api/audit-trail/?range=[0,99]')
    const changes = entries
      .filter(({ whom }: { whom: string }) => whom.includes(body.number))
      .flatMap((entry: { changes: object[] }) => entry.changes)
    for (const [field, to] of [
      ['answer', 'accepted'],
      ['amount', '1250'],
      ['message', 'This is accepted.'],
    ])
      expect(changes).toContainEqual(expect.objectContaining({ field, from: null, to }))
  })

  test('of 50 parallel ones counts once', async () => {
    const number = await asked()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => answerWith(staff, number, at % 2 === 0 ? 'accepted' : 'declined')),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 49])
    const { body } = await staff.get(requestPath(number))
    expect(body.state).toBe(won[0]?.body.state)
    expect(eventsOf(await staff.get(requestPath(number)))).toEqual(['asked', body.state])
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
      state: 'accepted',
      waitsFor: 'date',
      agreedOn: '2026-12-17',
      isUnread: false,
    })
    expect(eventsOf(agreed)).toEqual(['asked', 'counterOffer', 'agreed'])
  })

  test('does not accept a wanted date that has passed, nor agrees to an offered one', async () => {
    const number = await asked()
    await api.rows.ask("update requests set wanted_on = '2026-11-04' where number = ?", number)
    const accepted = await answerWith(staff, number, 'accepted')
    expect([accepted.status, Object.keys(accepted.body.fields)]).toEqual([400, ['answer']])
    await answerWith(staff, number, 'counterOffer', { offeredOn: '2026-11-05' })
    await api.rows.ask("update requests set offered_on = '2026-11-04' where number = ?", number)
    expect((await customer.post(changePath(number, 'agreement'))).status).toBe(409)
    await api.rows.ask("update requests set offered_on = '2026-11-05' where number = ?", number)
    expect((await customer.post(changePath(number, 'agreement'))).body).toMatchObject({ state: 'accepted' })
  })

  test('is read by the customer', async () => {
    const number = await asked()
    await answerWith(staff, number, 'declined')
    expect((await staff.post(changePath(number, 'reading'))).status).toBe(403)
    expect((await customer.post(changePath(number, 'reading'))).body.isUnread).toBe(false)
  })
})

describe('accepted request', () => {
  const accepted = async () => {
    const number = await asked()
    await answerWith(staff, number, 'accepted')
    return number
  }
  const waiting = async (number: string) => {
    const { waitsFor, lines } = (await staff.get(requestPath(number))).body
    return [waitsFor, lines.length]
  }

  test('for another date waits until the line has the date', async () => {
    const number = await accepted()
    expect(await waiting(number)).toEqual(['date', 1])
    await api.rows.ask('update job_orders set new_committed_on = ? where number = ?', later, line)
    expect(await waiting(number)).toEqual([null, 0])
  })

  test('for another date waits until the promise was moved because of it, even to another day', async () => {
    const number = await accepted()
    const [row] = await api.rows.ask('select id from job_orders where number = ?', line)
    const changes = [{ idOrden: row?.id, nuevaFecha: '2026-12-29', Comment: `${number}, one week more` }]
    expect((await staff.post('/write/api/Orders/dates', changes)).status).toBe(200)
    expect(await waiting(number)).toEqual([null, 0])
  })

  test('waits again after it was reopened, although the promise was moved before', async () => {
    const number = await accepted()
    const [row] = await api.rows.ask('select id from job_orders where number = ?', line)
    const move = (nuevaFecha: string) =>
      staff.post('/write/api/Orders/dates', [{ idOrden: row?.id, nuevaFecha, Comment: number }])
    await move('2026-12-29')
    await customer.post(changePath(number, 'reopening'), { text: 'Too late.' })
    await answerWith(staff, number, 'counterOffer', { offeredOn: '2026-12-15' })
    expect((await customer.post(changePath(number, 'agreement'))).body).toMatchObject({ waitsFor: 'date' })
    expect(await waiting(number)).toEqual(['date', 1])
    await move('2026-12-16')
    expect(await waiting(number)).toEqual([null, 0])
  })

  test('waits until staff has carried it out, once', async () => {
    const { body } = await ask(customer, healthy, { kind: 'cancel', jobOrder: line })
    const settle = (by: Client) => by.post(changePath(body.number, 'settlement'), { text: 'Cancelled in the ERP.' })
    expect((await settle(staff)).status).toBe(409)
    await answerWith(staff, body.number, 'accepted')
    expect(await waiting(body.number)).toEqual(['settlement', 0])
    expect((await settle(customer)).status).toBe(403)
    expect((await settle(staff)).body).toMatchObject({ state: 'accepted', waitsFor: null, settledOn: '2026-11-05' })
    expect((await settle(staff)).status).toBe(409)
  })

  test('is accepted also after it was closed', async () => {
    const number = await accepted()
    const { body } = await customer.post(changePath(number, 'closing'))
    expect(body).toMatchObject({ state: 'accepted', isClosed: true })
    const { body: rows } = await customer.get(requestsPath({ state: 'accepted', jobOrder: line }))
    expect(rows.map((row: { number: string }) => row.number)).toEqual([number])
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
      new Date(Date.now() - 3_600_000 + seconds * 1000).toISOString(),
      number,
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
