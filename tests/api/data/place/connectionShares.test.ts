import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('connections to PostgreSQL', () => {
  let api: Api
  let holder: Rows
  let staff: Client
  let other: Client
  let task: { kind: string; key: string }

  beforeAll(async () => {
    api = await startApi()
    holder = await openRows(api)
    staff = await api.as('staff')
    other = await api.as('customer')
    const { body } = await staff.get('/read/api/Tasks/rows?range=[0,400]')
    task = body.find(({ kind }: { kind: string }) => kind === 'documentsMissing')
  })

  afterAll(async () => {
    await holder.close()
    await api.stop()
  })

  const waiting = async () => {
    const [row] = await api.rows.ask(
      `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return Number(row?.count)
  }

  test('are shared: twenty changes of one user at once take half of them, and all are answered', async () => {
    await holder.ask('begin')
    await holder.ask('lock table waiting_done in exclusive mode')
    const marks = Array.from({ length: 20 }, () =>
      staff.post('/write/api/Tasks/done', { tasks: [{ kind: task.kind, key: task.key }] }),
    )
    await expect.poll(waiting, { timeout: 20_000 }).toBe(5)
    for (let at = 0; at < 5; at += 1) expect((await other.get('/auth/api/logged-user/')).status).toBe(200)
    expect(await waiting()).toBe(5)
    await holder.ask('commit')
    expect((await Promise.all(marks)).map(({ status }) => status)).toEqual(marks.map(() => 200))
  })
})
