import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clock, systemClock } from '#backend/clock.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { closeRequests } from '#backend/requests/closeRequests.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { customers } from '#tests/support/client/users.ts'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'
import { templateDatabase } from '#tests/support/portal/portal.ts'
import type { Cents, Day, Instant } from '#values/types.ts'

const timeZone = 'America/Monterrey'
const noon = (day: string) => `${day}T18:00:00.000Z` as Instant

let opened: OpenDatabase
let remove: () => Promise<void>
let made = 0

const place = async () => {
  const template = process.env.TEST_TEMPLATE ?? ''
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-requests-'))
  cpSync(template, dataDir, { recursive: true })
  const server = process.env.TEST_POSTGRES_URL
  if (process.env.TEST_DATABASE !== 'postgres' || !server) return { dataDir, drop: async () => {} }
  const name = basename(dataDir)
  const databaseUrl = await createDatabase(server, name, templateDatabase(template))
  return { dataDir, databaseUrl, drop: () => dropDatabase(server, name) }
}

beforeAll(async () => {
  const { drop, ...settings } = await place()
  opened = await openDatabase({ ...settings, timeZone })
  remove = async () => {
    await opened.close()
    await drop()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
})

afterAll(() => remove())

interface Stored {
  readonly kind?: RequestKind
  readonly subject?: string
  readonly customer?: number
  readonly answeredOn?: string
  readonly answer?: 'accepted' | 'declined'
  readonly settledOn?: string
}

const enter = async ({ kind = 'later', subject, customer = 999, answeredOn, answer, settledOn }: Stored) => {
  made += 1
  const state = answeredOn === undefined ? 'open' : 'answered'
  const { id } = await opened.db
    .insertInto('requests')
    .values({
      kind,
      customer_id: customer,
      subject: subject ?? `none-${made}`,
      number: `T-${made}`,
      state,
      asked_on: '2026-10-01' as Day,
      asked_at: noon('2026-10-01'),
      is_reopened: 0,
      is_unread: 0,
      answered_on: (answeredOn ?? null) as Day | null,
      answer: answer ?? null,
      settled_on: (settledOn ?? null) as Day | null,
      user_id: 1,
      name: 'Somebody',
      email: 'somebody@made.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const closeAt = (day: string) => {
  const clock: Clock = { ...systemClock(timeZone, day as Day), now: () => noon(day) }
  return closeRequests({ ...opened, clock })
}

const stateOf = async (id: number) => {
  const { db } = opened
  const { state, closed_by } = await db
    .selectFrom('requests')
    .select(['state', 'closed_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const events = await db.selectFrom('request_messages').select('event').where('request_id', '=', id).execute()
  return [state, closed_by, events.map(({ event }) => event).join()]
}

test('an answered request closes after ten business days', async () => {
  // A Wednesday; ten business days later is a Wednesday again.
  const id = await enter({ answeredOn: '2026-11-04' })
  for (const day of ['2026-11-05', '2026-11-14', '2026-11-17']) {
    await closeAt(day)
    expect(await stateOf(id), day).toEqual(['answered', null, ''])
  }
  await closeAt('2026-11-18')
  expect(await stateOf(id)).toEqual(['closed', 'time', 'expired'])
})

test('an answer on a Saturday closes on the Friday after next', async () => {
  const id = await enter({ answeredOn: '2026-11-07' })
  await closeAt('2026-11-19')
  expect(await stateOf(id)).toEqual(['answered', null, ''])
  await closeAt('2026-11-20')
  expect(await stateOf(id)).toEqual(['closed', 'time', 'expired'])
})

test.each([
  ['cancel', 'accepted', undefined, 'answered'],
  ['later', 'accepted', undefined, 'answered'],
  ['cancel', 'accepted', '2026-11-04', 'closed'],
  ['cancel', 'declined', undefined, 'closed'],
  ['question', 'accepted', undefined, 'closed'],
] as const)('a %s request that was %s and carried out on %s is %s later', async (kind, answer, settledOn, state) => {
  const id = await enter({ kind, answer, answeredOn: '2026-11-04', ...(settledOn && { settledOn }) })
  await closeAt('2026-11-18')
  expect((await stateOf(id))[0]).toBe(state)
})

test('an open request does not close by itself', async () => {
  const id = await enter({})
  await closeAt('2027-11-18')
  expect(await stateOf(id)).toEqual(['open', null, ''])
})

test('a credit note of the invoice closes its dispute, but not one from before it', async () => {
  const { db } = opened
  const customer = customers.healthy
  const invoice = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('customer_id', '=', customer)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const of = { kind: 'dispute', customer, subject: invoice.number } as const
  const [open, answered] = [await enter(of), await enter({ ...of, answeredOn: '2026-11-04' })]
  const credit = (id: number, on: string) =>
    db
      .insertInto('credit_notes')
      .values({
        id,
        customer_id: customer,
        invoice_id: invoice.id,
        number: `CN-${id}`,
        amount: 100 as Cents,
        balance: 100 as Cents,
        created_on: on as Day,
      })
      .execute()
  await credit(990_001, '2026-09-30')
  await closeAt('2026-11-05')
  expect([await stateOf(open), await stateOf(answered)]).toEqual([
    ['open', null, ''],
    ['answered', null, ''],
  ])
  await credit(990_002, '2026-10-01')
  await Promise.all([closeAt('2026-11-05'), closeAt('2026-11-05')])
  const closed = ['closed', null, 'closed']
  expect([await stateOf(open), await stateOf(answered)]).toEqual([closed, closed])
})

test('parallel portals close a request once', async () => {
  const id = await enter({ answeredOn: '2026-11-04' })
  await Promise.all(Array.from({ length: 5 }, () => closeAt('2026-11-18')))
  expect(await stateOf(id)).toEqual(['closed', 'time', 'expired'])
})

test('a line that leaves closes its requests, except questions and problems', async () => {
  const { db } = opened
  const line = await db
    .selectFrom('job_orders')
    .select(['id', 'number', 'quantity'])
    .where('customer_id', '=', customers.healthy)
    .whereRef('shipped', '<', 'quantity')
    .executeTakeFirstOrThrow()
  const of = { subject: line.number, customer: customers.healthy }
  const [open, answered, question, other] = [
    await enter({ ...of }),
    await enter({ ...of, kind: 'cancel', answeredOn: '2026-11-04' }),
    await enter({ ...of, kind: 'question' }),
    await enter({ subject: line.number }),
  ]
  await closeAt('2026-11-05')
  expect(await stateOf(open)).toEqual(['open', null, ''])
  await db.updateTable('job_orders').set({ shipped: line.quantity }).where('id', '=', line.id).execute()
  await closeAt('2026-11-05')
  expect(await stateOf(open)).toEqual(['closed', 'shipping', 'shipped'])
  expect(await stateOf(answered)).toEqual(['closed', 'shipping', 'shipped'])
  expect(await stateOf(question)).toEqual(['open', null, ''])
  expect(await stateOf(other)).toEqual(['open', null, ''])
})
