import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStatements, type SqliteConnection } from '#backend/database/sqlite/connection.ts'
import { GroupedWrites } from '#backend/database/sqlite/groupedWrites.ts'

let folder: string
let writer: SqliteConnection
let other: SqliteConnection
let ran: string[]
let failing: string[]
let writes: GroupedWrites

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-writes-'))
  writer = openStatements(join(folder, 'portal.db'))
  writer.run('create table colours (name text primary key)', [])
  other = openStatements(join(folder, 'portal.db'), { isReadOnly: true })
  ran = []
  failing = []
  const run: SqliteConnection['run'] = (text, parameters) => {
    ran.push(text)
    const at = failing.indexOf(text)
    if (at >= 0) throw new Error(`disk I/O error at ${failing.splice(at, 1)}`)
    return writer.run(text, parameters)
  }
  writes = new GroupedWrites({ run, isInTransaction: writer.isInTransaction })
})

afterEach(async () => {
  await writes.settle()
  other.close()
  writer.close()
  rmSync(folder, { recursive: true })
})

const insert = 'insert into colours (name) values (?)'

const write = async (...names: string[]) => {
  const member = await writes.join()
  try {
    for (const name of names) member.run(insert, [name])
    await member.commit()
  } catch (error) {
    await member.rollBack()
    throw error
  }
}

const committed = () => {
  const answered = other.run('select name from colours order by name', [])
  return 'rows' in answered ? answered.rows.flat() : []
}

const commits = () => ran.filter((text) => text === 'commit').length

test('simultaneous transactions are committed together, later ones separately', async () => {
  await Promise.all(['red', 'green', 'blue'].map((name) => write(name)))
  expect([committed(), commits()]).toEqual([['blue', 'green', 'red'], 1])
  await write('white')
  expect([committed(), commits()]).toEqual([['blue', 'green', 'red', 'white'], 2])
})

test('a write resolves only after other connections can see it', async () => {
  await Promise.all(
    ['red', 'green'].map(async (name) => {
      await write(name)
      expect(committed()).toContain(name)
    }),
  )
})

test('an ended transaction is invisible to others until it is committed', async () => {
  const [first, second] = [writes.join(), writes.join()]
  const member = await first
  member.run(insert, ['red'])
  const ended = member.commit()
  const next = await second
  next.run(insert, ['green'])
  expect(committed()).toEqual([])
  await Promise.all([ended, next.commit()])
  expect(committed()).toEqual(['green', 'red'])
})

test('a failing transaction is rolled back alone, with its own error', async () => {
  const outcomes = await Promise.allSettled([write('red'), write('green', 'red'), write('blue')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(String((outcomes[1] as PromiseRejectedResult).reason)).toMatch(/UNIQUE/)
  expect([committed(), commits()]).toEqual([['blue', 'red'], 1])
})

test('a transaction that conflicts with another of its group fails only after that is committed', async () => {
  const [, rejected] = [write('red'), write('red')]
  await expect(rejected).rejects.toThrow(/UNIQUE/)
  expect(committed()).toEqual(['red'])
})

test('a full rollback by SQLite fails the whole group, and the next group succeeds', async () => {
  const pages = writer.run('pragma page_count', [])
  const count = 'rows' in pages ? Number(pages.rows[0]?.[0]) : 0
  writer.run(`pragma max_page_count = ${count + 4}`, [])
  const outcomes = await Promise.allSettled([write('red'), write('x'.repeat(200_000)), write('blue')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  for (const outcome of outcomes) if ('reason' in outcome) expect(String(outcome.reason)).toMatch(/full/)
  expect(committed()).toEqual(['blue'])
})

test('a failed commit fails its whole group, and the next group succeeds', async () => {
  // The deferred foreign key fails only at the commit.
  writer.run('create table owners (name text primary key)', [])
  writer.run('create table things (owner text references owners(name) deferrable initially deferred)', [])
  const orphan = async () => {
    const member = await writes.join()
    member.run("insert into things values ('nobody')", [])
    await member.commit()
  }
  const outcomes = await Promise.allSettled([write('red'), orphan(), write('blue')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(committed()).toEqual([])
  await write('green')
  expect(committed()).toEqual(['green'])
})

test('a commit with a failed rollback fails its group, and the next group succeeds', async () => {
  failing.push('commit', 'rollback')
  const outcomes = await Promise.allSettled([write('red'), write('blue')])
  for (const outcome of outcomes)
    expect(String('reason' in outcome && outcome.reason)).toMatch(/disk I\/O error at commit/)
  await write('green')
  expect([committed(), failing]).toEqual([['green'], []])
})

test.each([[['rollback to member']], [['release member']], [['rollback to member', 'rollback']]])(
  'a transaction that cannot be rolled back (%s) fails its group, and the next one succeeds',
  async (statements) => {
    await write('red')
    const [first, second] = [write('blue'), writes.join()]
    const member = await second
    member.run(insert, ['white'])
    failing.push(...statements)
    await member.rollBack()
    await expect(first).rejects.toThrow(/disk I\/O error/)
    await write('green')
    expect([committed(), failing]).toEqual([['green', 'red'], []])
  },
)

test('a write waits for another process without blocking the event loop', async () => {
  const importing = openStatements(join(folder, 'portal.db'))
  importing.run('begin immediate', [])
  importing.run(insert, ['red'])
  const turns: string[] = []
  const written = write('blue').then(() => turns.push('written'))
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(setImmediate)
    turns.push(`turn ${turn}`)
  }
  importing.run('commit', [])
  importing.close()
  await written
  expect(turns).toEqual(['turn 0', 'turn 1', 'turn 2', 'written'])
  expect(other.run('select name from colours order by name', [])).toMatchObject({ rows: [['blue'], ['red']] })
})
