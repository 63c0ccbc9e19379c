import { expect } from 'vitest'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'

const path = (after: number) => `/read/api/Audit?after=${after}`

const enter = (
  at: string,
  call: string,
) => `insert into audit (at, user_id, call, record, before, after, action, subject_id)
  values ('${at}', 1, '${call}', 'concession 4', null, '{"customerComment":"x"}', 'edited', null) returning id`

onSharedApi('programs read the audit log by id, oldest first, from where they stopped', async ({ api }) => {
  const admin = await api.as('admin')
  const [first] = await api.rows.ask(enter('2026-01-01T00:00:00.000Z', 'a.first'))
  const [second] = await api.rows.ask(enter('2026-01-01T00:00:01.000Z', 'a.second'))
  const { status, body } = await admin.get(path(first?.id - 1))
  expect(status).toBe(200)
  expect(body.slice(0, 2)).toEqual([
    {
      id: first?.id,
      at: '2026-01-01T00:00:00.000Z',
      user_id: 1,
      action: 'edited',
      call: 'a.first',
      record: 'concession 4',
      subject_id: null,
      before: null,
      after: '{"customerComment":"x"}',
    },
    expect.objectContaining({ id: second?.id, call: 'a.second' }),
  ])
  const rest = await admin.get(path(second?.id))
  expect(rest.body.map(({ id }: { id: number }) => id)).not.toContain(second?.id)
})

onSharedApi('an answer has at most 1,000 entries, and none of the last minute', async ({ api }) => {
  const admin = await api.as('admin')
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const [start] = await api.rows.ask(enter(at(120), 'a.start'))
  await api.rows.ask(`insert into audit (at, user_id, call, action)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1001)
    select '${at(90)}', 1, 'a.many', 'edited' from numbers`)
  const [fresh] = await api.rows.ask(enter(at(30), 'a.fresh'))
  const page = await admin.get(path(start?.id))
  expect(page.body).toHaveLength(1_000)
  const next = await admin.get(path(page.body.at(-1).id))
  const ids = next.body.map(({ id }: { id: number }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).not.toContain(fresh?.id)
})

onSharedApi('rejects an id that is none', async ({ api }) => {
  expect((await (await api.as('admin')).get('/read/api/Audit?after=x')).status).toBe(400)
})
