import { describe, expect, test } from 'vitest'
import { type TaskKind, taskKind, taskKindNames } from '#schema/home/taskKinds.ts'
import { pageAt } from '#schema/pages.ts'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { type Planted, plants } from '#tests/support/rows/tasks.ts'

interface Group {
  readonly kind: TaskKind
  readonly count: number
  readonly rows: readonly { key: string; number: string; customerId: number | null; customer: string | null }[]
}

let api: Api
let admin: Client
let buyer: Client
let seller: Client
const ids: Partial<Record<string, number>> = {}

const own = customers.healthy
const foreign = customers.creditHold

const pageIdsOf = (kind: TaskKind) => taskKind(kind).pages.flatMap((route) => pageAt(route)?.id ?? [])

const setPage = async (userId: number, pageId: number, hasAccess: 0 | 1) => {
  await api.rows.ask('delete from user_pages where user_id = ? and page_id = ?', userId, pageId)
  await api.rows.ask(
    'insert into user_pages (user_id, page_id, has_access, by_admin) values (?, ?, ?, 1)',
    userId,
    pageId,
    hasAccess,
  )
}

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  const roles = { customer: 3, staff: 5, admin: 1 }
  for (const [side, role] of Object.entries(roles)) {
    const { id, email } = await addMember(api, admin, { role })
    ids[side] = id
    if (side === 'customer') buyer = await api.as(email)
    if (side === 'staff') seller = await api.as(email)
    if (side === 'admin') admin = await api.as(email)
  }
  // Customers do not have the quote history (71) by role.
  await setPage(ids.customer ?? 0, 71, 1)
})

const ask = async (client: Client): Promise<{ count: number; groups: readonly Group[] }> => {
  const { status, body, text } = await client.get('/read/api/Tasks')
  if (status !== 200) throw new Error(`${status} ${text}`)
  return body
}

const groupOf = async (client: Client, kind: TaskKind) =>
  (await ask(client)).groups.find((group) => group.kind === kind) ?? { kind, count: 0, rows: [] }

const clientOf = (kind: TaskKind) => ({ customer: buyer, staff: seller, admin })[taskKind(kind).side]

const numbersOf = ({ rows }: Group) => rows.map(({ number }) => number)

describe.each(taskKindNames)('task of kind %s', (kind) => {
  test('is listed first and counted until it is done', async () => {
    const client = clientOf(kind)
    const before = await groupOf(client, kind)
    const planted: Planted = await plants[kind](api, own)
    const during = await groupOf(client, kind)
    expect(numbersOf(during)).toContain(planted.number)
    expect(during.count).toBe(before.count + 1)
    expect(during.rows.length).toBe(Math.min(during.count, 3))
    await planted.end()
    const after = await groupOf(client, kind)
    expect(numbersOf(after)).not.toContain(planted.number)
    expect(after.count).toBe(before.count)
  })

  test('is listed with all its rows when asked for alone', async () => {
    const client = clientOf(kind)
    const planted: Planted = await plants[kind](api, own)
    const { body } = await client.get(`/read/api/Tasks/rows?filter=${encodeURIComponent(JSON.stringify({ kind }))}`)
    expect(new Set(body.map((row: { kind: string }) => row.kind))).toEqual(new Set([kind]))
    expect(body.map((row: { number: string }) => row.number)).toContain(planted.number)
    expect(body.length).toBe((await groupOf(client, kind)).count)
    await planted.end()
  })

  test('is not shown to other customers', async () => {
    const before = await Promise.all([buyer, seller].map((client) => groupOf(client, kind)))
    const { end } = await plants[kind](api, foreign)
    const after = await Promise.all([buyer, seller].map((client) => groupOf(client, kind)))
    const isOfStaff = taskKind(kind).side === 'staff'
    expect(after[0]).toEqual(before[0])
    expect((after[1]?.count ?? 0) - (before[1]?.count ?? 0)).toBe(isOfStaff ? 1 : 0)
    await end()
  })

  test('is hidden as soon as its page is withdrawn', async () => {
    const { side } = taskKind(kind)
    const client = clientOf(kind)
    const { end } = await plants[kind](api, own)
    expect((await groupOf(client, kind)).count).toBeGreaterThan(0)
    for (const pageId of pageIdsOf(kind)) {
      await setPage(ids[side] ?? 0, pageId, 0)
      expect((await groupOf(client, kind)).count).toBe(0)
      await setPage(ids[side] ?? 0, pageId, 1)
    }
    expect((await groupOf(client, kind)).count).toBeGreaterThan(0)
    await end()
  })
})

test('task total is the sum of the groups, and each task names its customer', async () => {
  const { count, groups } = await ask(seller)
  expect(count).toBe(groups.reduce((sum, group) => sum + group.count, 0))
  expect(groups.length).toBeGreaterThan(0)
  for (const { rows } of groups)
    for (const row of rows) expect([row.customerId, Boolean(row.customer)]).toEqual([expect.any(Number), true])
})

describe('a seller with assigned customers', () => {
  test('gets only their tasks, while other staff get all', async () => {
    const { email } = await addMember(api, admin, { role: 5 })
    const member = await api.as(email)
    const planted = await Promise.all([own, foreign].map((customer) => plants.requote(api, customer)))
    expect(numbersOf(await groupOf(member, 'requote'))).toEqual(
      expect.arrayContaining(planted.map(({ number }) => number)),
    )
    await api.rows.ask(
      `update contacts set email = ? where id = (select seller_id from customer_terms where customer_id = ?)`,
      email.toUpperCase(),
      own,
    )
    const [sold] = await api.rows.ask(
      `select count(*) as foreign_too from customer_terms join contacts on contacts.id in (seller_id, backup_id)
        where lower(contacts.email) = ? and customer_id = ?`,
      email,
      foreign,
    )
    const numbers = numbersOf(await groupOf(member, 'requote'))
    expect(numbers).toContain(planted[0]?.number)
    expect(numbers.includes(String(planted[1]?.number))).toBe(Number(sold?.foreign_too) > 0)
    for (const { end } of planted) await end()
  })
})

describe('marking a task as done', () => {
  const marked = taskKindNames.filter((kind) => taskKind(kind).isMarked)
  const done = (client: Client, kind: string, key: string) =>
    client.post('/write/api/Tasks/done', { tasks: [{ kind, key }] })

  test.each(marked)('of kind %s succeeds once, for all readers', async (kind) => {
    const { number } = await plants[kind](api, own)
    const client = clientOf(kind)
    const { rows, count } = await groupOf(client, kind)
    const key = rows.find((row) => row.number === number)?.key ?? ''
    expect((await done(buyer, kind, key)).status).toBe(taskKind(kind).side === 'customer' ? 200 : 403)
    expect((await done(client, kind, `${key}9`)).status).toBe(404)
    expect((await done(client, kind, key)).status).toBe(200)
    expect((await done(client, kind, key)).status).toBe(200)
    const left = await groupOf(admin, kind)
    expect(numbersOf(left)).not.toContain(number)
    expect((await groupOf(client, kind)).count).toBe(count - 1)
    const trail = await api.rows.ask('select record from audit where record = ?', `waiting ${kind} ${key}`)
    expect(trail).toHaveLength(1)
  })

  test('returns 404 for a task that ends by itself', async () => {
    const { number, end } = await plants.invitation(api, own)
    const key = (await groupOf(admin, 'invitation')).rows.find((row) => row.number === number)?.key ?? ''
    expect((await done(admin, 'invitation', key)).status).toBe(404)
    expect((await done(admin, 'nothing', key)).status).toBe(400)
    await end()
  })
})

test('an agreement waits since the day of its decision', async () => {
  const { number, end } = await plants.agreement(api, own)
  await api.rows.ask("update offers set decided_on = '2026-10-09' where id = ?", Number(number))
  const filter = encodeURIComponent(JSON.stringify({ kind: 'agreement' }))
  const { body } = await buyer.get(`/read/api/Tasks/rows?filter=${filter}`)
  expect(body).toContainEqual(expect.objectContaining({ number, day: '2026-10-09' }))
  await end()
})
