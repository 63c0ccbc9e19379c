import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dialects } from '#backend/database/dialect.ts'
import { migrate, watchServable } from '#backend/database/migrate.ts'
import { oldestPortal, requirePortalsSince } from '#backend/database/migrations/frozen/removal.ts'
import { migrations } from '#backend/database/migrations/index.ts'
import { openStatements } from '#backend/database/sqlite/connection.ts'
import { lightDialect } from '#backend/database/sqlite/kyselyDialect.ts'
import type { Tables } from '#backend/database/tables.ts'
import { incompatibilities, structureOf } from '#tests/support/database/structure.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-expanding-'))
afterAll(() => rmSync(folder, { recursive: true }))

let opened = 0
const open = () => {
  const file = join(folder, `${++opened}.db`)
  const [writer, reads] = [openStatements(file), openStatements(file, { isReadOnly: true })]
  return new Kysely<Tables>({ dialect: lightDialect(reads, writer) })
}

/** Migrations up to this one were made before versions had to work side by side. */
const lastBeforeRule = '053-team'

const names = Object.keys(migrations)
const upTo = (name: string) => Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name) + 1))
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'))
const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)]
  .map(([, version = '']) => version)
  .find((version) => version !== current)
const knownToReleased = new Set(
  [
    ...readFileSync(`tests/upgrade/${released}.sql`, 'utf8').matchAll(
      /^insert into "migrations" (?:\(.*?\) )?values \('([^']+)'/gm,
    ),
  ].map(([, name]) => name),
)

const oldestOf = async (db: Kysely<Tables>) =>
  (await db.selectFrom('settings').select('value').where('key', '=', oldestPortal).executeTakeFirst())?.value ?? null

test('each migration only adds, or names one that the released version has', async () => {
  const db = open()
  await migrate(db, dialects.sqlite, 'UTC', upTo(lastBeforeRule))
  for (const name of names.slice(names.indexOf(lastBeforeRule) + 1)) {
    const [before, oldest] = [await structureOf(db), await oldestOf(db)]
    await migrate(db, dialects.sqlite, 'UTC', upTo(name))
    const broken = incompatibilities(before, await structureOf(db))
    const now = await oldestOf(db)
    if (now === oldest) expect(broken, name).toEqual([])
    else expect(knownToReleased, name).toContain(now)
  }
  await db.destroy()
})

let db: Kysely<Tables>
beforeAll(async () => {
  db = open()
  await sql`create table things (id integer primary key, name text not null, note text)`.execute(db)
})
afterAll(() => db.destroy())

test.each([
  ['create table others (id integer primary key, name text not null unique)', []],
  ['alter table things add column size integer', []],
  ["alter table things add column kind text not null default 'a'", []],
  ['create index things_name on things (name)', []],
  ['create unique index things_note on things (note)', ['things has a new unique index']],
  ['alter table things rename column note to remark', ['things.note is removed']],
  ['alter table things drop column name', ['things.name is removed']],
  ['drop table things', ['things.id is removed', 'things.name is removed', 'things.note is removed']],
  [
    'drop table things; create table things (id integer primary key, name integer not null, note text not null, size text not null)',
    ['things.name has another type', 'things.note is required', 'things.size is required'],
  ],
])('the change "%s" is judged', async (change, expected) => {
  const rollBack = new Error('undone')
  const judged = db.transaction().execute(async (transaction) => {
    const before = await structureOf(transaction)
    for (const statement of change.split('; ')) await sql.raw(statement).execute(transaction)
    expect(incompatibilities(before, await structureOf(transaction))).toEqual(expected)
    throw rollBack
  })
  await expect(judged).rejects.toBe(rollBack)
})

test('a running portal learns that its database has become too new for it', { timeout: 60_000 }, async () => {
  const served = open()
  await migrate(served, dialects.sqlite, 'UTC')
  const [last = ''] = names.slice(-1)
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== last))
  const old = watchServable(served, earlier)
  const current = watchServable(served)
  let hasEnded = false
  void current.outdated.then(() => {
    hasEnded = true
  })
  await requirePortalsSince(served, last)
  expect(String(await old.outdated)).toContain(`which needs ${last}. Start a version that has it`)
  await expect(migrate(served, dialects.sqlite, 'UTC', earlier)).rejects.toThrow(`which needs ${last}.`)
  await migrate(served, dialects.sqlite, 'UTC')
  expect(hasEnded).toBe(false)
  old.stop()
  current.stop()
  await served.destroy()
})
