import { describe, expect, test } from 'vitest'
import { maxPointsOfKind } from '#schema/orders/openPoints.ts'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { answerWith, ask, changePath } from '#tests/support/rows/requests.ts'
import { daysAfter, daysBetween } from '#values/days.ts'
import type { Day } from '#values/types.ts'

const own = customers.healthy

let api: Api
let admin: Client
let staff: Client
let buyer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  staff = await api.as('staff')
  buyer = await api.as('customer')
  // The demo has no overdue invoice of this customer.
  await addInvoice(api, own, { due: daysAfter(businessDay, -3), cents: 12_300 })
})

interface Point {
  readonly kind: string
  readonly number: string
  readonly day: Day
  readonly [field: string]: unknown
}

const plantPath = (id: number) => `/read/api/Customers/${id}/openPoints`
const requestsPath = (id: number) => `/read/api/Customers/${id}/openRequests`
const pointsFor = async (client: Client, id: number = own): Promise<Point[]> =>
  (await Promise.all([plantPath(id), requestsPath(id)].map((path) => client.get(path)))).flatMap(({ body }) => body)
const numbersOf = (points: readonly Point[], kind: string) =>
  points.filter((point) => point.kind === kind).map(({ number }) => number)

const openLine = async (condition = 'true') => {
  const [line] = await api.rows.ask(
    `select job_orders.number, purchase_orders.number as po, line_item, parts.customer_number as part, open_quantity,
        coalesce(new_committed_on, committed_on) as promised
      from job_orders join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
      join parts on parts.id = job_orders.part_id
      where job_orders.customer_id = ? and quantity > shipped and ${condition} order by job_orders.id desc limit 1`,
    own,
  )
  return line as { number: string; po: string; line_item: number; part: string; open_quantity: number; promised: Day }
}

describe('open points', () => {
  test('are the late lines with their delay, the most late first', async () => {
    const rows = await api.rows.ask(
      `select number, coalesce(new_committed_on, committed_on) as promised from job_orders
        where customer_id = ? and status = 'late' and quantity > shipped order by promised, id`,
      own,
    )
    const late = (await pointsFor(buyer)).filter(({ kind }) => kind === 'lateLine')
    expect(late.length).toBeGreaterThan(0)
    expect(late.map(({ number, day, days }) => [number, day, days])).toEqual(
      rows.map(({ number, promised }) => [number, promised, daysBetween(promised as Day, businessDay)]),
    )
  })

  test.each([
    [-7, true],
    [-8, false],
  ])('have a line whose promise moved %i days ago: %s', async (days, isListed) => {
    const line = await openLine(`status <> 'late' and committed_on is not null and job_orders.number not in
      (select job_order from promises where kind in ('moved', 'withdrawn'))`)
    await api.rows.ask(
      `insert into promises (customer_id, job_order, kind, promised_on, before_on, given_on, given_at, source, name, reason)
        values (?, ?, 'moved', ?, '2026-12-01', ?, '2026-01-01T12:00:00.000Z', 'person', 'Sam', 'Die broke')`,
      own,
      line.number,
      line.promised,
      daysAfter(businessDay, days),
    )
    const point = (await pointsFor(buyer)).find(({ kind, number }) => kind === 'movedLine' && number === line.number)
    expect(point !== undefined).toBe(isListed)
    if (point)
      expect(point).toMatchObject({
        line: `${line.po} - ${line.line_item}`,
        partNumber: line.part,
        quantity: Number(line.open_quantity),
        before: '2026-12-01',
        day: line.promised,
        days: daysBetween('2026-12-01' as Day, line.promised),
        note: 'Die broke',
      })
  })

  test('have a request until nothing is left to do, with what it waits for', async () => {
    const { number: jobOrder } = await openLine()
    const { body } = await ask(buyer, own, { kind: 'cancel', jobOrder, text: 'No longer needed.' })
    const state = async () => (await pointsFor(buyer)).find(({ number }) => number === body.number)?.state
    expect((await pointsFor(staff)).find(({ number }) => number === body.number)).toMatchObject({
      kind: 'request',
      request: 'cancel',
      state: 'answer',
      note: 'No longer needed.',
      days: 0,
    })
    await answerWith(staff, body.number, 'accepted')
    expect(await state()).toBe('settlement')
    await staff.post(changePath(body.number, 'settlement'), { text: 'Cancelled.' })
    expect(await state()).toBeUndefined()
    const { body: later } = await ask(buyer, own, { kind: 'quantity', jobOrder, quantity: 3 })
    await answerWith(staff, later.number, 'counterOffer', { offeredQuantity: 4 })
    expect((await pointsFor(buyer)).find(({ number }) => number === later.number)?.state).toBe('agreement')
    await buyer.post(changePath(later.number, 'closing'))
    expect(numbersOf(await pointsFor(buyer), 'request')).not.toContain(later.number)
  })

  test('have overdue invoices with amount and state, not those that are due today', async () => {
    const customer = customers.brandNew
    const overdue = await addInvoice(api, customer, { due: daysAfter(businessDay, -1), cents: 10_000 })
    const dueToday = await addInvoice(api, customer, { due: businessDay, cents: 10_000 })
    const brandNew = await api.as('new')
    await ask(brandNew, customer, { kind: 'dispute', invoice: overdue, reason: 'price', amount: 50 })
    const points = await pointsFor(brandNew, customer)
    expect(points.find(({ number }) => number === overdue)).toMatchObject({ amount: 100, days: 1, state: 'disputed' })
    expect(numbersOf(points, 'invoice')).not.toContain(dueToday)
  })

  test('have the concessions, files, pieces and loads that the pages count', async () => {
    const points = await pointsFor(buyer)
    const count = async (sql: string) => Number((await api.rows.ask(`select count(*) as n from ${sql}`, own))[0]?.n)
    expect(numbersOf(points, 'concession')).toHaveLength(
      await count('concessions where customer_id = ? and approval_file_id is null'),
    )
    expect(numbersOf(points, 'approval')).toHaveLength(
      await count('job_orders where customer_id = ? and approval > 0 and quantity > shipped'),
    )
    const kinds = ['approvalFile', 'load'].map((kind) => numbersOf(points, kind).length)
    expect(kinds.every((found) => found > 0 && found < maxPointsOfKind)).toBe(true)
  })

  test.each<[page: number, kinds: string[]]>([
    [65, ['lateLine', 'movedLine']],
    [1050, ['request']],
    [1004, ['concession']],
    [1006, ['approvalFile']],
    [1005, ['approval']],
    [103, ['load']],
    [64, ['invoice']],
  ])('leave out those of the page %i for a user without it', async (id, kinds) => {
    const { email } = await addMember(api, admin, { newPermissions: [{ id, hasAccess: false }] })
    const all = new Set((await pointsFor(buyer)).map(({ kind }) => kind))
    const left = new Set((await pointsFor(await api.as(email))).map(({ kind }) => kind))
    expect([...all].filter((kind) => !left.has(kind))).toEqual(kinds)
  })

  test('of another customer look absent', async () => {
    for (const path of [plantPath, requestsPath]) expect((await buyer.get(path(customers.brandNew))).status).toBe(404)
  })

  test('are a document with the same points, in the language of the reader', async () => {
    const points = await pointsFor(buyer)
    const path = `/content/api/Documents/openPoints/${own}`
    const text = async (language: string) =>
      (await openDocument(api, buyer, path, { 'accept-language': language })).text
    const english = await text('en')
    expect(english).toContain(`Late lines (${numbersOf(points, 'lateLine').length})`)
    for (const number of numbersOf(points, 'lateLine')) expect(english).toContain(number)
    expect(english).toContain(`Overdue invoices (${numbersOf(points, 'invoice').length})`)
    expect(await text('es')).toContain('Partidas atrasadas')
  })
})
