import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../../../backend/clock.ts'
import { list as listConcessions } from '../../../../backend/concessions/listConcessions.ts'
import { openDatabase } from '../../../../backend/database/open.ts'
import { newUsersByMonth } from '../../../../backend/metrics/newUsersByMonth.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-statements-'))
let database: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  database = await openDatabase({ dataDir, timeZone: 'America/Monterrey' })
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How many statements a call reads its answer by. */
const statementsOf = async (call: (context: never) => unknown, input: object) => {
  const { db, reader } = database
  const spies = [...new Set([db, reader])].map((one) => vi.spyOn(one.getExecutor(), 'executeQuery'))
  await call({ ...database, clock: systemClock('America/Monterrey', null), input } as never)
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}

const list = { sort: null, range: [0, 24], filter: {} }

test.each([
  [
    'a page of concessions, with their documents and how many there are',
    listConcessions.run,
    { customerId: 101, list },
  ],
  ['the twelve months of a chart of users', newUsersByMonth, { division: 1 }],
])('%s come by one statement, of one moment', async (_what, call, input) => {
  expect(await statementsOf(call as (context: never) => unknown, input)).toBe(1)
})
