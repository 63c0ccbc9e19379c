import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listUsers } from '#backend/administration/listUsers.ts'
import { systemClock } from '#backend/clock.ts'
import { list as listConcessions } from '#backend/concessions/listConcessions.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { newUsersByMonth } from '#backend/metrics/newUsersByMonth.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-statements-'))
let database: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  database = await openDatabase({ dataDir, timeZone: 'America/Monterrey' })
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const statementsOf = async (call: (context: never) => unknown, input: object) => {
  const { db, reader } = database
  const spies = [...new Set([db, reader])].map((one) => vi.spyOn(one.getExecutor(), 'executeQuery'))
  const caller = { customers: 'all' }
  await call({ ...database, clock: systemClock('America/Monterrey', null), caller, input } as never)
  const statements = spies.flatMap((spy) => spy.mock.calls.map(([query]) => query as CompiledQuery))
  for (const spy of spies) spy.mockRestore()
  return statements
}

const planOf = async ({ sql: text, parameters }: CompiledQuery) => {
  const [first = '', ...pieces] = text.split('?')
  const rest = pieces.map((piece, at) => sql`${sql.val(parameters[at])}${sql.raw(piece)}`)
  const explained = sql<{ detail: string }>`explain query plan ${sql.raw(first)}${sql.join(rest, sql``)}`
  return (await explained.execute(database.db)).rows.map(({ detail }) => detail)
}

const list = { sort: null, range: [0, 24], filter: {} }

test.each([
  [
    'a page of concessions, with their documents and how many there are',
    listConcessions.run,
    { customerId: 101, list },
  ],
  ['the twelve months of a chart of users', newUsersByMonth, { division: 1 }],
])('%s are read by one statement in one snapshot', async (_what, call, input) => {
  expect(await statementsOf(call as (context: never) => unknown, input)).toHaveLength(1)
})

test('a user search reads matching users only', async () => {
  const search = { sort: ['name', 'ASC'], range: [0, 24], filter: { q: 'ostrander' } }
  const statements = await statementsOf(listUsers.run, { list: search })
  const plan = (await Promise.all(statements.map(planOf))).flat()
  expect(plan).toContain('SEARCH users USING INTEGER PRIMARY KEY (rowid=?)')
  expect(plan.filter((step) => step.startsWith('SCAN users '))).toEqual([])
})
