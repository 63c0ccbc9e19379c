import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addUser, customers, edit, getUser, remove } from '#tests/support/client/users.ts'
import { someOf } from '#tests/support/database/upTo.ts'
import { keyHolders } from '../../calls/calls.data.ts'
import { guardedPages } from '../../calls/pages.data.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

type Verdict = { kind: string; subject: string; name: string; group: string | null; allowed: boolean; rule: string }

const explain = (by: Client, id: number) => by.get(`/auth/api/userforge/${id}/access`)
const verdictsOf = async (id: number): Promise<Verdict[]> => (await explain(admin, id)).body
const verdictOn = async (id: number, subject: string) => {
  const found = (await verdictsOf(id)).find((verdict) => verdict.subject === subject)
  return found && [found.allowed, found.rule]
}

describe('access explanation', () => {
  test('returns 401 when signed out, 403 without the page, 404 for an unknown user', async () => {
    const { id } = await addUser(admin)
    expect((await explain(api.anyone, id)).status).toBe(401)
    expect((await explain(await api.as('customer'), id)).status).toBe(403)
    const gone = await addUser(admin)
    await remove(admin, gone.id)
    expect((await explain(admin, gone.id)).status).toBe(404)
    expect((await explain(admin, 987_654)).status).toBe(404)
    expect((await explain(await api.as('staff'), id)).status).toBe(200)
  })

  test('lists every page once in its menu group, then every content key', async () => {
    const { id } = await addUser(admin)
    const verdicts = await verdictsOf(id)
    const pages = verdicts.filter(({ kind }) => kind === 'page')
    expect(pages.map(({ subject }) => subject || '/')).toEqual(guardedPages.map(({ path }) => path))
    const groupOf = (path: string) => pages.find(({ subject }) => subject === path)?.group
    expect(['users', 'edit-user', 'status-report-steel', 'metrics-forge-detalle', 'user-profile'].map(groupOf)).toEqual(
      ['Administration', 'Administration', 'Orders', 'Administration', null],
    )
    expect(verdicts.filter(({ kind }) => kind === 'content').map(({ subject }) => subject)).toEqual(
      Object.keys(keyHolders),
    )
  })

  test('names the deciding rule: role, override, fixed role, everyone or key', async () => {
    const overrides = [
      { id: 70, hasAccess: true },
      { id: 64, hasAccess: false },
    ]
    const { id } = await addUser(admin, { newPermissions: overrides })
    expect(await verdictOn(id, '')).toEqual([true, 'everyone'])
    expect(await verdictOn(id, 'about-us')).toEqual([true, 'role'])
    expect(await verdictOn(id, 'users')).toEqual([false, 'role'])
    expect(await verdictOn(id, 'quote')).toEqual([true, 'granted'])
    expect(await verdictOn(id, 'statement')).toEqual([false, 'withdrawn'])
    expect(await verdictOn(id, 'user-profile')).toEqual([true, 'fixed'])
    expect(await verdictOn(id, '1')).toEqual([false, 'key'])
  })

  test('reflects an edit at once', async () => {
    const user = await addUser(admin)
    await edit(admin, user, { newPermissions: [{ id: 64, hasAccess: false }] })
    expect(await verdictOn(user.id, 'statement')).toEqual([false, 'withdrawn'])
    const { body: now } = await getUser(admin, user.id)
    await edit(admin, now, { role: 5, multiple_client_ids: [customers.healthy] })
    expect(await verdictOn(user.id, 'statement')).toEqual([true, 'role'])
    expect(await verdictOn(user.id, '1')).toEqual([true, 'key'])
  })
})

/** Inserts sessions directly: a hundred sign-ins would need as many password hashes. */
const sessionsOf = async (ids: readonly number[]) => {
  const values = ids.flatMap((id) => [
    createHash('sha256').update(`session-of-${id}`).digest('hex'),
    id,
    '2026-01-01T00:00:00.000Z',
    '2999-01-01T00:00:00.000Z',
  ])
  const places = ids.map(() => '(?, ?, ?, ?)').join(', ')
  await api.rows.ask(`insert into tokens (hash, user_id, created_at, expires_at) values ${places}`, ...values)
  return ids.map((id) => ({ id, client: bearer(api.url, `session-of-${id}`) }))
}

const isAllowed = async (client: Client, { kind, subject }: Verdict) => {
  const path =
    kind === 'page'
      ? `validate-page-access-forge/?${new URLSearchParams({ slug: subject || '/' })}`
      : `validate-content-access/?${new URLSearchParams({ access: subject })}`
  return (await client.get(`/auth/api/${path}`)).body.ok
}

/** The call cannot distinguish pages that share a slug. */
const isRequested = ({ kind, subject }: Verdict) =>
  kind !== 'page' || guardedPages.some(({ path, slug }) => path === (subject || '/') && slug === path)

test('matches the page and content access calls, for every user of the demo', async () => {
  const users = await api.rows.ask(
    "select id from users where deleted_at is null and email not like '%@made.example' order by id",
  )
  expect(users).toHaveLength(120)
  const sessions = await sessionsOf(someOf(users).map((row) => row.id))
  const compare = async ({ id, client }: (typeof sessions)[number]) => {
    const verdicts = (await verdictsOf(id)).filter(isRequested)
    expect(verdicts.length).toBeGreaterThan(60)
    const allowed = await Promise.all(verdicts.map((verdict) => isAllowed(client, verdict)))
    const answers = verdicts.map(({ subject }, at) => [subject, allowed[at]])
    expect(answers, `user ${id}`).toEqual(verdicts.map(({ subject, allowed }) => [subject, allowed]))
  }
  while (sessions.length > 0) await Promise.all(sessions.splice(0, 6).map(compare))
})
