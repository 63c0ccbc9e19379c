import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { abandonedSeconds } from '../../../backend/files/files.ts'
import { type FileStore, openStore } from '../../../backend/files/store.ts'

const folders: string[] = []
let folder: string
let store: FileStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
  folders.push(folder)
  store = await openStore(join(folder, 'files'))
})

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true })
})

const namesIn = (name: string) => readdirSync(join(folder, 'files', name)).toSorted()

async function* of(...pieces: (string | Error)[]) {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece
    yield Buffer.from(piece)
  }
}

const textOf = async (id: string) => {
  const { size, stream } = await store.read(id)
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  const text = String(Buffer.concat(pieces))
  expect(size).toBe(Buffer.byteLength(text))
  return text
}

test('file store keeps a file completely, and detects its type by content', async () => {
  const { id, size, mediaType, sha256 } = await store.write(of('%PDF', '-1.7'))
  expect([size, mediaType]).toEqual([8, 'application/pdf'])
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(await textOf(id)).toBe('%PDF-1.7')
  expect([namesIn('incoming'), namesIn('kept')]).toEqual([[], [id]])
})

test('file store keeps nothing of a failing source', async () => {
  await expect(store.write(of('half', new Error('cut off')))).rejects.toThrow('cut off')
  expect([namesIn('incoming'), namesIn('kept')]).toEqual([[], []])
})

test('file store throws for a missing file', async () => {
  await expect(store.read('absent')).rejects.toThrow('ENOENT')
})

describe('file store sweep', () => {
  const now = Date.now()
  const day = abandonedSeconds * 1000

  const leave = (where: string, name: string, ageMilliseconds: number) => {
    const path = join(folder, 'files', where, name)
    writeFileSync(path, name)
    utimesSync(path, (now - ageMilliseconds) / 1000, (now - ageMilliseconds) / 1000)
  }

  const known = async (ids: readonly string[]) => new Set(ids.filter((id) => id.startsWith('known')))

  test('deletes only files that are a day old and have no row', async () => {
    for (const [name, age] of [
      ['old', day + 1000],
      ['young', day - 60_000],
      ['new', 0],
    ] as const) {
      leave('incoming', name, age)
      leave('kept', name, age)
      leave('kept', `known-${name}`, age)
    }
    await store.sweep(known, now - day)
    expect(namesIn('incoming')).toEqual(['new', 'young'])
    expect(namesIn('kept')).toEqual(['known-new', 'known-old', 'known-young', 'new', 'young'])
  })

  test('keeps files with a row among many without', async () => {
    for (let count = 0; count < 1_200; count += 1) leave('kept', `loose-${count}`, 1000)
    leave('kept', 'known', 1000)
    leave('incoming', 'half', 1000)
    await store.sweep(known, now)
    expect([namesIn('incoming'), namesIn('kept')]).toEqual([[], ['known']])
  })
})
