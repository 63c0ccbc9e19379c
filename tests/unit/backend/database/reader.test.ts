import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startReader } from '../../../../backend/database/reader.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reader-'))
  file = join(folder, 'portal.db')
})

afterEach(() => rmSync(folder, { recursive: true }))

const makeDatabase = () => new DatabaseSync(file).close()

test('a thread that cannot begin fails what it was asked, and the next question starts another one', async () => {
  const heard: unknown[] = []
  const reader = startReader(file, (error) => heard.push(error))
  await expect(reader.run('select 1 as one', [])).rejects.toThrow(/unable to open database file/)
  expect(heard).toHaveLength(1)
  makeDatabase()
  expect(await reader.run('select 1 as one', [])).toEqual({ columns: ['one'], rows: [[1]] })
  await reader.close()
})

test('a statement that fails leaves the thread at work', async () => {
  makeDatabase()
  const reader = startReader(file, () => {})
  await expect(reader.run('select 1 from nowhere', [])).rejects.toThrow(/no such table/)
  expect(await reader.run('select ? as two', [2])).toEqual({ columns: ['two'], rows: [[2]] })
  await reader.close()
})

test('closing fails who still waits, and who asks afterwards', async () => {
  makeDatabase()
  const heard: unknown[] = []
  const reader = startReader(file, (error) => heard.push(error))
  const waiting = expect(reader.run('select 1', [])).rejects.toThrow(/thread ended/)
  await reader.close()
  await waiting
  await expect(reader.run('select 1', [])).rejects.toThrow(/closed/)
  expect(heard).toEqual([])
})
