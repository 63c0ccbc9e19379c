import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shareAssets } from '#proxy/answers/assets.ts'

let folder = ''
let shared = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  shared = join(folder, 'shared')
})

afterEach(() => rmSync(folder, { recursive: true }))

const buildWith = (name: string, files: Record<string, string>) => {
  const own = join(folder, name)
  mkdirSync(own)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(own, file), content)
  return own
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000)
const age = (name: string, count: number) => utimesSync(join(shared, name), days(count), days(count))

test('two builds share their files without the compressed copies', async () => {
  await shareAssets(
    buildWith('old', { 'a-1.js': 'old', 'a-1.js.br': 'x', 'a-1.js.gz': 'x', 'font-1.woff2': 'f' }),
    shared,
  )
  await shareAssets(buildWith('new', { 'a-2.js': 'new', 'font-1.woff2': 'f' }), shared)
  expect(readdirSync(shared).sort()).toEqual(['a-1.js', 'a-2.js', 'font-1.woff2'])
})

test('files stay for a week after the last portal of their build', async () => {
  const old = buildWith('old', { 'a-1.js': 'old' })
  const other = buildWith('new', { 'a-2.js': 'new' })
  await shareAssets(old, shared)
  age('a-1.js', 6.9)
  await shareAssets(other, shared)
  expect(readdirSync(shared)).toContain('a-1.js')
  age('a-1.js', 20)
  await shareAssets(old, shared)
  await shareAssets(other, shared)
  expect(readdirSync(shared)).toContain('a-1.js')
  age('a-1.js', 7.1)
  await shareAssets(other, shared)
  expect(readdirSync(shared)).toEqual(['a-2.js'])
})

test('a file cut short by a power failure is copied again', async () => {
  const own = buildWith('old', { 'a-1.js': 'complete' })
  await shareAssets(own, shared)
  writeFileSync(join(shared, 'a-1.js'), 'com')
  await shareAssets(own, shared)
  expect(readFileSync(join(shared, 'a-1.js'), 'utf8')).toBe('complete')
})
