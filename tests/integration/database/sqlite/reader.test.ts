import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startReader } from '#backend/database/sqlite/reader.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reader-'))
  file = join(folder, 'portal.db')
})

afterEach(() => rmSync(folder, { recursive: true }))

const makeDatabase = () => new DatabaseSync(file).close()

test('a reader thread that cannot start fails its query, and the next query starts another', async () => {
  const heard: unknown[] = []
  const reader = startReader(file, (error) => heard.push(error))
  await expect(reader.run('select 1 as one', [])).rejects.toThrow(/unable to open database file/)
  expect(heard).toHaveLength(1)
  makeDatabase()
  expect(await reader.run('select 1 as one', [])).toEqual({ columns: ['one'], rows: [[1]] })
  await reader.close()
})

test('a failed statement does not end the reader thread', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  await expect(reader.run('select 1 from nowhere', [])).rejects.toThrow(/no such table/)
  expect(await reader.run('select ? as two', [2])).toEqual({ columns: ['two'], rows: [[2]] })
  await reader.close()
})

test('closing the reader fails pending and later queries', async () => {
  makeDatabase()
  const heard: unknown[] = []
  const reader = startReader(file, (error) => heard.push(error))
  const waiting = expect(reader.run('select 1', [])).rejects.toThrow(/thread ended/)
  await reader.close()
  await waiting
  await expect(reader.run('select 1', [])).rejects.toThrow(/closed/)
  expect(heard).toEqual([])
})

const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000) select i from n'

test('a stream comes in chunks, and other queries run between them', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  const counts: number[] = []
  for await (const { rows } of reader.stream(numbers, [], 300)) {
    counts.push(rows.length)
    expect(await reader.run('select 1 as one', [])).toEqual({ columns: ['one'], rows: [[1]] })
  }
  expect(counts).toEqual([300, 300, 300, 100])
  await reader.close()
})

test('writes after the start of a stream are visible to other queries only', async () => {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table colours (name text); insert into colours values (1), (2), (3)')
  const reader = startReader(file, () => {})
  const stream = reader.stream('select name from colours', [], 1)[Symbol.asyncIterator]()
  await stream.next()
  database.exec("update colours set name = 'red'")
  expect(await reader.run('select distinct name from colours', [])).toEqual({ columns: ['name'], rows: [['red']] })
  expect(await collectRest(stream)).toEqual(['2', '3'])
  await reader.close()
  database.close()
})

test('concurrent or abandoned streams of one statement do not affect each other', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  const left = reader.stream(numbers, [], 10)[Symbol.asyncIterator]()
  await left.next()
  const [one, two] = await Promise.all([collect(reader), collect(reader)])
  await left.return?.()
  expect([one.length, two.length, one.at(-1)]).toEqual([1000, 1000, 1000])
  await reader.close()
})

test('a stream fails if its thread ends before its last chunk', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  const stream = reader.stream(numbers, [], 10)[Symbol.asyncIterator]()
  await stream.next()
  await reader.close()
  await expect(collectRest(stream)).rejects.toThrow(/ended with code/)
})

test('a stream fails if its thread ends after a chunk was read ahead', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  const stream = reader.stream(numbers, [], 10)[Symbol.asyncIterator]()
  await stream.next()
  // The thread answers in order, so the prefetched chunk has arrived too.
  await reader.run('select 1', [])
  await reader.close()
  await expect(collectRest(stream)).rejects.toThrow(/ended with code/)
})

test('a stream that starts after its thread has ended fails', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  const stream = reader.stream(numbers, [], 10)[Symbol.asyncIterator]()
  await reader.close()
  await expect(stream.next()).rejects.toThrow(/ended with code/)
})

type Stream = AsyncIterator<{ rows: readonly (readonly unknown[])[] }>

async function collectRest(stream: Stream) {
  const values: unknown[] = []
  for (let next = await stream.next(); !next.done; next = await stream.next()) values.push(...next.value.rows.flat())
  return values
}

const collect = (reader: ReturnType<typeof startReader>) =>
  collectRest(reader.stream(numbers, [], 64)[Symbol.asyncIterator]())
