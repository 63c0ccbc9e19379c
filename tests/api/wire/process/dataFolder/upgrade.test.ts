import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrations } from '#backend/database/migrations/index.ts'
import { pages } from '#schema/pages.ts'
import { accountOfRole, bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { edit } from '#tests/support/client/users.ts'
import { inconsistencies } from '#tests/support/crash/consistency.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type PortalProcess, spawnPortal, startOn } from '#tests/support/portal/portalProcess.ts'
import { mailsWrittenTo, tokenIn } from '#tests/support/services/mails.ts'

const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'))
/** Versions before this one. */
const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)]
  .map(([, version]) => version)
  .filter((version) => version !== current)
const fixture = (version: string | undefined) => readFileSync(`tests/upgrade/${version}.sql`, 'utf8')
const env = { OAUTH_CLIENT_SECRET: clientSecret }

/** Tables whose rows expire. */
const transient = ['tokens', 'one_time_codes', 'attempts', 'repeats']

type State = Record<string, Record<string, unknown>[]>

function folderOf(text: string, prepare = '') {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-upgrade-'))
  mkdirSync(join(dataDir, 'database'))
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec(text)
  database.exec(prepare)
  database.close()
  return dataDir
}

const inFolder = async <T>(dataDir: string, ask: (rows: Rows) => Promise<T>) => {
  const rows = await openRows({ dataDir, databaseUrl: undefined })
  try {
    return await ask(rows)
  } finally {
    await rows.close()
  }
}

async function stateOf({ ask }: Rows) {
  const tables = await ask(
    "select name from sqlite_master where type = 'table' and name not glob 'users_search*' and name not glob 'sqlite_*'",
  )
  const state: State = {}
  for (const { name } of tables) state[name] = await ask(`select * from "${name}"`)
  return state
}

const schemaOf = ({ ask }: Rows) =>
  ask("select type, name, sql from sqlite_master where sql is not null and name not glob 'sqlite_*' order by name")

const missing = (before: State, after: State) =>
  Object.entries(before).flatMap(([table, rows]) => {
    if (transient.includes(table)) return []
    // Folded copies follow the program's rules, which change.
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'search' && !column.endsWith('_key'))
    const asText = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]))
    const now = new Set(after[table]?.map(asText))
    return rows
      .map(asText)
      .filter((row) => !now.has(row))
      .map((row) => `${table}: ${row}`)
  })

test('a data folder of every released version exists as a fixture', () => {
  expect(released.length).toBeGreaterThan(0)
  for (const version of released) expect(fixture(version).length, version).toBeGreaterThan(10_000)
})

describe.each(released)('a data folder of version %s', (version) => {
  // A page that did not exist in this version.
  const newPage = 1018
  let dataDir: string
  let before: State
  let after: State
  let portal: PortalProcess
  let admin: Client

  beforeAll(async () => {
    dataDir = folderOf(
      fixture(version),
      `
      delete from user_pages where page_id = ${newPage}; delete from role_pages where page_id = ${newPage}; delete from pages where id = ${newPage}`,
    )
    before = await inFolder(dataDir, stateOf)
    portal = await startOn(dataDir, env)
    after = await inFolder(dataDir, stateOf)
    admin = bearer(portal.url, await tokenAt(portal.url, 'admin'))
  })

  afterAll(async () => {
    await portal.end('SIGTERM')
    rmSync(dataDir, { recursive: true })
  })

  test('keeps every row', () => {
    expect(before.users?.length).toBeGreaterThan(10)
    expect(missing(before, after)).toEqual([])
  })

  test('has the tables, indexes and triggers of a new one', async () => {
    const fresh = await inFolder(process.env.TEST_TEMPLATE ?? '', schemaOf)
    expect(await inFolder(dataDir, schemaOf)).toEqual(fresh)
    expect(after.migrations?.map(({ name }) => name)).toEqual(Object.keys(migrations))
  })

  test('lists the linked customers of each user', async () => {
    // Sorted by position, whichever version added that column.
    const linked = new Map<unknown, string>()
    const links = before.user_customers?.toSorted((one, other) => Number(one.position) - Number(other.position)) ?? []
    for (const { user_id, customer_id } of links) {
      const earlier = linked.get(user_id)
      linked.set(user_id, earlier === undefined ? `${customer_id}` : `${earlier},${customer_id}`)
    }
    expect(linked.size).toBeGreaterThan(10)
    const ids = after.users?.map(({ id, customer_ids }) => [id, customer_ids])
    expect(ids).toEqual(before.users?.map(({ id }) => [id, linked.get(id) ?? '']))
  })

  test('handles a request for a new password', async () => {
    const email = 'admin@anvil.example'
    expect((await admin.post('/auth/api/password/create/', { email })).status).toBe(200)
    await expect.poll(() => mailsWrittenTo(dataDir, email).map(tokenIn)).toEqual([expect.stringMatching(/./)])
    const waiting = () => inFolder(dataDir, ({ ask }) => ask('select id from recoveries'))
    await expect.poll(waiting).toEqual([])
  })

  test('is consistent', async () => expect(await inFolder(dataDir, inconsistencies)).toEqual([]))

  test('lets users of every role sign in and read their menu', async () => {
    for (const account of Object.values(accountOfRole)) {
      const client = bearer(portal.url, await tokenAt(portal.url, account))
      expect((await client.get('/auth/api/menu-options2')).status).toBe(200)
    }
  })

  test('contains the pages of later versions, with their default roles', () => {
    const ids = new Set(after.pages?.map(({ id }) => id))
    expect(pages.filter(({ id }) => id !== null && !ids.has(id))).toEqual([])
    const expected = pages.find(({ id }) => id === newPage)?.roles.toSorted()
    const entered = after.role_pages?.filter(({ page_id }) => page_id === newPage).map(({ role_id }) => role_id)
    expect(entered?.sort()).toEqual(expected)
  })

  test('can be searched by any three letters, and written to', async () => {
    const first = before.users?.find(({ deleted_at, role_id }) => deleted_at === null && role_id === 3)
    const letters = String(first?.name).slice(1, 4)
    const list = await admin.get(
      `/read/Users/ObtenerUsuariosForge/?filter=${encodeURIComponent(JSON.stringify({ q: letters }))}`,
    )
    const user = list.body.users.find(({ id }: { id: number }) => id === first?.id)
    expect(user).toMatchObject({ name: first?.name })
    const edited = await edit(admin, user, { name: 'Zyxwvut' })
    expect([edited.status, edited.text]).toEqual([200, expect.any(String)])
    const found = await admin.get('/read/Users/ObtenerUsuariosForge/?filter={"q":"zyx"}')
    expect(found.body.users.map(({ id }: { id: number }) => id)).toEqual([user.id])
  })
})

test('one fixture dates from before customer ids were stored with the user', () => {
  const earliest = ['001-accounts', '002-accessRules']
  const migrated = (version: string | undefined) =>
    [...fixture(version).matchAll(/^insert into "migrations" (?:\(.*?\) )?values \('([^']+)'/gm)].map(
      ([, name]) => name,
    )
  expect(released.map(migrated)).toContainEqual(earliest)
})

const later = "insert into migrations values ('999-of-the-future', '2030-01-01T00:00:00.000Z');"

test('a data folder from which a newer version has removed something is rejected and left unchanged', async () => {
  const needed = "insert into settings values ('oldest_portal', '998-of-the-future');"
  const dataDir = folderOf(fixture(released[0]), later + needed)
  const before = await inFolder(dataDir, stateOf)
  const { output, ended } = await spawnPortal(dataDir)
  expect(await ended).toBe(1)
  expect(output).toEqual([
    'A newer version of the portal has changed this database, which needs 998-of-the-future. Start a version that has it, or restore a backup.',
  ])
  expect(await inFolder(dataDir, stateOf)).toEqual(before)
  rmSync(dataDir, { recursive: true })
})

test('a running portal stops once a newer version has removed something from its database', async () => {
  const dataDir = folderOf(fixture(released[0]))
  const portal = await startOn(dataDir, env)
  await inFolder(dataDir, ({ ask }) => ask("insert into settings values ('oldest_portal', '998-of-the-future')"))
  expect(await portal.ended).toBe(1)
  expect(portal.output.join('\n')).toContain('which needs 998-of-the-future. Start a version that has it')
  rmSync(dataDir, { recursive: true })
})

test('a data folder to which a newer version has only added can be served', async () => {
  const dataDir = folderOf(fixture(released[0]), `${later} create table of_the_future (id integer)`)
  const portal = await startOn(dataDir, env)
  const admin = bearer(portal.url, await tokenAt(portal.url, 'admin'))
  expect((await admin.get('/read/Users/ObtenerUsuariosForge/?range=[0,0]')).status).toBe(200)
  await portal.end('SIGTERM')
  rmSync(dataDir, { recursive: true })
})

test('invoiced totals are recomputed if stored in an earlier form', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-upgrade-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  const before = await inFolder(dataDir, stateOf)
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec(`drop table invoiced_years; delete from invoiced_parts where quantity > 1;
    create table invoiced_months (year integer not null, amount bigint not null);
    drop trigger invoice_lines_delete; delete from migrations where name = '038-invoicedSums';`)
  database.close()
  const portal = await startOn(dataDir, env)
  await portal.end('SIGTERM')
  const after = await inFolder(dataDir, stateOf)
  const { migrations: _, ...rows } = before
  expect(rows.invoiced_years?.length).toBeGreaterThan(10)
  expect(missing(rows, after)).toEqual([])
  expect(after.invoiced_years).toHaveLength(rows.invoiced_years?.length ?? 0)
  expect(await inFolder(dataDir, schemaOf)).toEqual(await inFolder(process.env.TEST_TEMPLATE ?? '', schemaOf))
  rmSync(dataDir, { recursive: true })
})

test.each([
  [
    'weights are rounded to the two decimals of a kilogram that are shown',
    '057-roundedWeights',
    'update bars set initial_weight = 12345, final_weight = 12344 where id = (select min(id) from bars)',
    'select initial_weight, final_weight from bars where id = (select min(id) from bars)',
    { initial_weight: 12_350, final_weight: 12_340 },
  ],
  [
    'customers of a type other than 1 become carriers',
    '060-carriers',
    'update customers set type = 5 where id = (select max(id) from customers)',
    'select type from customers where id = (select max(id) from customers)',
    { type: 2 },
  ],
])('in earlier rows, %s', async (_change, name, earlier, query, expected) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-upgrade-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  await inFolder(dataDir, async ({ ask }) => {
    await ask(earlier)
    await ask(`delete from migrations where name = '${name}'`)
  })
  const portal = await startOn(dataDir, env)
  await portal.end('SIGTERM')
  expect(await inFolder(dataDir, ({ ask }) => ask(query))).toEqual([expected])
  rmSync(dataDir, { recursive: true })
})
