import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import { type Answer, type Api, startApi } from '#tests/support/client/apiClient.ts'
import { volume } from '#tests/support/database/upTo.ts'
import {
  addedRow,
  budgetPath,
  byLink,
  changesTo,
  createPath,
  linkTo,
  listPath,
  newRow,
  updatePath,
} from '#tests/support/rows/commercial/budgets.ts'
import { keepAliveConnection } from '#tests/support/wire/keepAliveConnection.ts'

const seed = process.env.TEST_SEED ?? '20261122'
const interleavings = volume(500)
const seller = 5
const year = 2021
const segments = [2, 3, 4]
const customers = [101, 102, 103, 104, 105]

let api: Api
let managers: Manager[]

/** Keeps one connection open for thousands of requests. */
type Manager = ReturnType<typeof managerWith>
type Result = Pick<Answer, 'status' | 'body'>

const managerWith = (token: string) => {
  const { ask, close } = keepAliveConnection(api.url)
  const headers = { authorization: `Bearer ${token}`, ...byLink(linkTo(seller, year)) }
  const read = async (path: string): Promise<Answer['body']> => JSON.parse((await ask({ path, headers })).text)
  const post = async (path: string, body: object, more = {}): Promise<Result> => {
    const { status, text } = await ask({ method: 'POST', path, body, headers: { ...headers, ...more } })
    return { status, body: JSON.parse(text) }
  }
  return { read, post, close }
}

beforeAll(async () => {
  api = await startApi()
  managers = await Promise.all(['manager', 'admin'].map(async (name) => managerWith((await api.as(name)).token)))
  await managers[0]?.post(createPath, { seller, year, rows: [newRow(101, 2)] })
})

afterAll(async () => {
  for (const { close } of managers) close()
  await api.stop()
})

/** Hundredths of a thousand dollars, by customer and segment, for twelve months. */
type Plan = Map<string, number[]>
type Seen = { version: number; plan: Plan; ids: Map<string, number> }
type Change = { parts: { rowsAdd: object[]; rowsEdit: object[]; rowsDelete: object[] }; after: Plan }

const hundredths = (amount: number) => Math.round(amount * 100)
const sumOf = (plan: Plan) => [...plan.values()].flat().reduce((sum, amount) => sum + amount, 0)

const seenIn = (body: Answer['body']): Seen => ({
  version: body.version,
  plan: new Map(
    body.rows.map((row: { value: number; SegmentId: number; MonthlyUsd: number[] }) => [
      `${row.value} ${row.SegmentId}`,
      row.MonthlyUsd.map(hundredths),
    ]),
  ),
  ids: new Map(
    body.rows.map((row: { value: number; SegmentId: number; IdBudget: number }) => [
      `${row.value} ${row.SegmentId}`,
      row.IdBudget,
    ]),
  ),
})

const read = async (by: Manager) => seenIn(await by.read(budgetPath(seller, year)))
const save = (by: Manager, { version }: Seen, { parts }: Change) =>
  by.post(updatePath, changesTo(seller, year, parts), { 'if-match': `"${version}"` })

const { below, isLucky } = dice(`two managers ${seed}`)
const drawMonths = () => Array.from({ length: 12 }, () => below(100_000))
const asWire = (months: readonly number[]) => months.map((amount) => amount / 100)

const draw = ({ plan, ids }: Seen): Change => {
  const parts: Change['parts'] = { rowsAdd: [], rowsEdit: [], rowsDelete: [] }
  const after = new Map(plan)
  for (const [key] of plan) {
    const named = { idClient: Number(key.split(' ')[0]), idBudget: ids.get(key) }
    if (isLucky(0.15)) {
      parts.rowsDelete.push(named)
      after.delete(key)
    } else if (isLucky(0.4)) {
      const months = drawMonths()
      parts.rowsEdit.push({ ...named, months: asWire(months) })
      after.set(key, months)
    }
  }
  const [customer = 0, segment = 0] = [customers[below(customers.length)], segments[below(segments.length)]]
  if (!after.has(`${customer} ${segment}`) && !plan.has(`${customer} ${segment}`)) {
    const months = drawMonths()
    parts.rowsAdd.push(addedRow(customer, segment, { months: asWire(months) }))
    after.set(`${customer} ${segment}`, months)
  }
  return { parts, after }
}

const isNothing = ({ parts }: Change) => Object.values(parts).every((rows) => rows.length === 0)

/** Expected state of the database: changed only by acknowledged saves. */
let truth: Seen

const acknowledge = ({ plan }: { plan: Plan }, version: number) => {
  truth = { ...truth, plan, version }
}

/**
 * A save must succeed if and only if it was based on the newest version; else the answer is 409 with the current state.
 */
const judge = (seen: Seen, change: Change, { status, body }: Result) => {
  if (seen.version !== truth.version) {
    expect([status, body.error]).toEqual([409, 'conflict'])
    const current = seenIn(body.current)
    expect([current.version, current.plan]).toEqual([truth.version, truth.plan])
    return current
  }
  expect([status, body.version]).toEqual([200, isNothing(change) ? truth.version : truth.version + 1])
  acknowledge({ plan: change.after }, body.version)
  return null
}

const expectConsistent = async () => {
  const [first, second] = managers as [Manager, Manager]
  const [now, list] = await Promise.all([read(first), second.read(`${listPath}?Year=${year}`)])
  expect([now.version, now.plan]).toEqual([truth.version, truth.plan])
  const listed = list.find((row: { IdVendedor: number }) => row.IdVendedor === seller)
  expect(hundredths(listed.TotalPresupuesto)).toBe(sumOf(truth.plan))
}

test(`when two managers save the same budget, one wins and the other gets the current state, ${interleavings} times`, async () => {
  truth = await read(managers[0] as Manager)
  const seen = await Promise.all(managers.map(read))
  const counts = { won: 0, lost: 0, atOnce: 0 }

  const saveAlone = async (who: number) => {
    const mine = seen[who] as Seen
    const change = draw(mine)
    const newer = judge(mine, change, await save(managers[who] as Manager, mine, change))
    counts[newer ? 'lost' : 'won'] += 1
    if (newer) seen[who] = newer
  }

  const saveAtOnce = async () => {
    seen.splice(0, 2, ...(await Promise.all(managers.map(read))))
    const changes = seen.map(draw)
    if (changes.some(isNothing)) return
    const answers = await Promise.all(managers.map((by, who) => save(by, seen[who] as Seen, changes[who] as Change)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    judge(seen[winner] as Seen, changes[winner] as Change, answers[winner] as Result)
    judge(seen[1 - winner] as Seen, changes[1 - winner] as Change, answers[1 - winner] as Result)
    counts.atOnce += 1
  }

  for (let round = 0; round < interleavings; round += 1) {
    for (let step = 2 + below(3); step > 0; step -= 1) {
      const who = below(2)
      if (isLucky(0.2)) await saveAtOnce()
      else if (isLucky(0.35)) seen[who] = await read(managers[who] as Manager)
      else await saveAlone(who)
    }
    await expectConsistent()
  }
  expect(Math.min(counts.won, counts.lost, counts.atOnce)).toBeGreaterThan(interleavings / 5)
}, 600_000)
