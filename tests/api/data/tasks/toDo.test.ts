import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxMarkedTasks } from '#schema/home/tasks.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { someOf, upTo } from '#tests/support/database/upTo.ts'
import { plants, today } from '#tests/support/rows/tasks.ts'
import { daysAfter } from '#values/days.ts'

interface Task {
  readonly kind: string
  readonly key: string
  readonly number: string
  readonly about: string
  readonly customer: string | null
  readonly day: string | null
  readonly amount: number | null
}

let api: Api
let admin: Client
let staff: Client
let other: Client
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  buyer = await api.as('customer')
  const members = [await addMember(api, admin, { role: 5 }), await addMember(api, admin, { role: 5 })]
  ;[staff, other] = (await Promise.all(members.map(({ email }) => api.as(email)))) as [Client, Client]
})

afterAll(() => api.stop())

const query = (input: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value)]))

const rowsOf = async (client: Client, filter: object = {}, more: object = {}) => {
  const answer = await client.get(`/read/api/Tasks/rows?${query({ filter, ...more })}`)
  expect(answer.status, answer.text).toBe(200)
  return { rows: answer.body as Task[], total: Number(answer.headers.get('content-range')?.split('/')[1]) }
}
const countIn = async (client: Client, filter: object) => (await rowsOf(client, filter, { range: [0, 0] })).total
const overview = async (client: Client, mine = '') => (await client.get(`/read/api/Tasks${mine}`)).body

const send = (client: Client, verb: 'done' | 'undo', tasks: readonly Pick<Task, 'kind' | 'key'>[]) =>
  client.post(`/write/api/Tasks/${verb}`, { tasks: tasks.map(({ kind, key }) => ({ kind, key })) })

/** Comments of a customer on folders of their own. */
const plantComments = async (count: number, customer: number = customers.healthy) => {
  const numbers = new Set<string>()
  for (let made = 0; made < count; made += 1) numbers.add((await plants.comment(api, customer)).number)
  const { rows } = await rowsOf(admin, { kind: 'comment' })
  return rows.filter(({ number }) => numbers.has(number))
}

const trailOf = (tasks: readonly Task[]) =>
  api.rows.ask(
    `select record, call, before, after from audit where record in (${tasks.map(() => '?').join(', ')}) order by id`,
    ...tasks.map(({ kind, key }) => `waiting ${kind} ${key}`),
  )

describe('to-do list', () => {
  test('has as many rows as the header counts, in all and of each kind, for every user', async () => {
    const users = await api.rows.ask(
      'select email from users where deleted_at is null and password_hash is not null order by role_id, id',
    )
    expect(users.length).toBeGreaterThan(20)
    for (const { email } of someOf(users)) {
      const client = await api.as(email)
      const { count, groups } = await overview(client)
      const counts = [await countIn(client, {})]
      for (const { kind } of groups) counts.push(await countIn(client, { kind }))
      expect(counts, email).toEqual([count, ...groups.map((group: { count: number }) => group.count)])
      expect(
        counts.slice(1).reduce((sum, one) => sum + one, 0),
        email,
      ).toBe(count)
    }
  })

  test('is oldest first, or sorted by amount, with unknown values last', async () => {
    const { rows } = await rowsOf(staff)
    const days = rows.map(({ day }) => day)
    const known = days.filter((day) => day !== null)
    expect(known.length).toBeLessThan(days.length)
    expect(days.slice(0, known.length)).toEqual(known.toSorted())
    const { rows: byAmount } = await rowsOf(staff, {}, { sort: ['amount', 'DESC'] })
    const amounts = byAmount.flatMap(({ amount }) => amount ?? [])
    expect(amounts.length).toBeGreaterThan(0)
    expect(byAmount.slice(0, amounts.length).map(({ amount }) => amount)).toEqual(
      amounts.toSorted((one, next) => next - one),
    )
  })

  test('has pages of fifty that add up to the whole', async () => {
    const { rows, total } = await rowsOf(staff)
    expect(rows.length).toBe(total)
    const pages = await Promise.all(
      upTo(Math.ceil(total / 50), (page) => rowsOf(staff, {}, { range: [page * 50, page * 50 + 49] })),
    )
    expect(pages.flatMap((page) => page.rows)).toEqual(rows)
  })

  test('is searched by number, text, customer and age', async () => {
    const [task] = await plantComments(1)
    const named = async (filter: object) => (await rowsOf(staff, filter)).rows.map(({ key }) => key)
    expect(await named({ q: task?.number.toLowerCase() })).toEqual([task?.key])
    expect(await named({ q: 'when is IT', customer: 'brennholt' })).toContain(task?.key)
    expect(await named({ q: task?.number, customer: 'Ironmere' })).toEqual([])
    expect(await named({ q: task?.number, before: '2001-01-01' })).toEqual([task?.key])
    expect(await named({ q: task?.number, before: daysAfter('2001-01-01' as never, -1) })).toEqual([])
    const { rows } = await rowsOf(staff, { before: today })
    expect(rows.filter(({ day }) => day === null || day > today)).toEqual([])
  })

  test('of a seller has the own customers only, unless all are requested', async () => {
    const { email } = await addMember(api, admin, { role: 5 })
    const seller = await api.as(email)
    const foreign = await plantComments(1, customers.creditHold)
    expect((await overview(seller)).isSeller).toBe(false)
    await api.rows.ask(
      'update contacts set email = ? where id = (select seller_id from customer_terms where customer_id = ?)',
      email,
      customers.healthy,
    )
    await api.rows.ask('update customer_terms set seller_id = backup_id where customer_id = ?', customers.creditHold)
    const own = await overview(seller)
    const all = await overview(seller, '?mine=false')
    expect([own.isSeller, all.isSeller, own.count < all.count]).toEqual([true, true, true])
    expect([await countIn(seller, {}), await countIn(seller, { mine: false })]).toEqual([own.count, all.count])
    expect((await rowsOf(seller, { kind: 'comment' })).rows.map(({ key }) => key)).not.toContain(foreign[0]?.key)
    expect((await send(seller, 'done', foreign)).status).toBe(200)
  })

  test('of a customer has no rows of others, whatever is requested', async () => {
    const { rows } = await rowsOf(buyer, { mine: false })
    const foreign = await rowsOf(await api.as('steel'))
    const keys = new Set(foreign.rows.map(({ kind, key }) => `${kind} ${key}`))
    expect(rows.filter(({ kind, key }) => keys.has(`${kind} ${key}`))).toEqual([])
    expect((await rowsOf(buyer, { kind: 'comment' })).rows).toEqual([])
  })
})

describe('marking many tasks as done', () => {
  test('leaves one audit row for each, and undoing it one more', async () => {
    const tasks = await plantComments(151)
    const before = await countIn(staff, { kind: 'comment' })
    const { status, body } = await send(staff, 'done', tasks)
    expect([status, body.count]).toEqual([200, 151])
    expect(await countIn(staff, { kind: 'comment' })).toBe(before - 151)
    expect((await trailOf(tasks)).length).toBe(151)

    expect((await send(staff, 'undo', tasks)).body.count).toBe(151)
    expect(await countIn(staff, { kind: 'comment' })).toBe(before)
    const trail = (await trailOf(tasks)).map(({ call, before, after }) => [call, before, after].join(' '))
    expect(Object.fromEntries(Map.groupBy(trail, (entry) => entry))).toEqual({
      'tasks.markDone  {"isDone":true}': Array(151).fill(expect.any(String)),
      'tasks.undoDone {"isDone":true} {"isDone":false}': Array(151).fill(expect.any(String)),
    })
    expect((await send(staff, 'undo', tasks)).status).toBe(404)
  })

  test('is undone only by whoever did it, and for a minute', async () => {
    const [task] = await plantComments(1)
    if (!task) throw new Error('There is no comment.')
    await send(staff, 'done', [task])
    expect((await send(other, 'undo', [task])).status).toBe(404)
    await api.rows.ask(
      'update waiting_done set done_at = ? where record = ? and kind = ?',
      new Date(Date.now() - 61_000).toISOString(),
      task.key,
      task.kind,
    )
    expect((await send(staff, 'undo', [task])).status).toBe(404)
    expect(await trailOf([task])).toHaveLength(1)
  })

  test('ignores tasks that are not in the list, and returns 404 if none is', async () => {
    const [task] = await plantComments(1)
    if (!task) throw new Error('There is no comment.')
    const absent = { kind: 'comment', key: '999999999' }
    expect((await send(staff, 'done', [absent])).status).toBe(404)
    expect((await send(buyer, 'done', [task])).status).toBe(403)
    const { body } = await send(staff, 'done', [absent, task])
    expect(body.count).toBe(1)
    expect(await api.rows.ask('select * from waiting_done where record = ?', absent.key)).toEqual([])
    // Failed mails are for administrators, and invitations end by themselves.
    const mail = await plants.failedMail(api, customers.healthy)
    const { rows } = await rowsOf(admin, { kind: 'failedMail', q: mail.number })
    expect(rows).toHaveLength(1)
    expect((await send(staff, 'done', rows)).status).toBe(404)
    expect((await send(staff, 'done', [...rows, task])).status).toBe(404)
  })

  test('takes at most two hundred', async () => {
    const tasks = upTo(maxMarkedTasks + 1, (at) => ({ kind: 'comment', key: `99999${at}` }))
    expect((await send(staff, 'done', tasks)).status).toBe(400)
    expect((await send(staff, 'done', tasks.slice(1))).status).toBe(404)
    expect((await send(staff, 'done', [])).status).toBe(400)
  })

  test('by many at once leaves one audit row for each task', async () => {
    const tasks = await plantComments(5)
    const answers = await Promise.all(upTo(20, (at) => send(at % 2 ? staff : other, 'done', tasks)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await trailOf(tasks)).toHaveLength(5)
  })
})

describe('customers on the home page of staff', () => {
  const customerIdsOf = async (kind: string) =>
    (await rowsOf(staff, { kind })).rows.map(({ key }) => Number(key)).toSorted()

  test('with late lines are those whose status report has late lines, with what is open of them', async () => {
    const all = await api.rows.ask('select id from customers where type = 1 order by id')
    const { rows } = await rowsOf(staff, { kind: 'lateLines' })
    const amounts = new Map(rows.map(({ key, amount }) => [Number(key), amount]))
    for (const { id } of someOf(all)) {
      const body = { id, status: 1, JobOrder: null, OP: null, PartNumber: null }
      const late = (await admin.post('/read/OpenOrders/StatusReportSteel/', body)).body.ListadoStatusReport
      expect(amounts.has(Number(id)), `customer ${id}`).toBe(late.length > 0)
      const [worth] = await api.rows.ask(
        "select sum((quantity - shipped) * price) as cents from job_orders where customer_id = ? and status = 'late'",
        id,
      )
      if (late.length > 0) expect(amounts.get(Number(id)), `customer ${id}`).toBe(Number(worth?.cents) / 100)
    }
  })

  test.each([
    [20, 0],
    [21, 1],
  ])('are on credit hold with an invoice overdue by %i days: %i', async (days, count) => {
    const before = await customerIdsOf('creditHold')
    const { end } = await plants.creditHold(api, customers.healthy)
    const [customer] = (await customerIdsOf('creditHold')).filter((id) => !before.includes(id))
    await api.rows.ask('update invoices set due_on = ? where customer_id = ?', daysAfter(today, -days), customer)
    const found = (await customerIdsOf('creditHold')).filter((id) => id === customer)
    expect(found).toHaveLength(count)
    await end()
  })
})
