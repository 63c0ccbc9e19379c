import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCheckout } from '#tests/support/setup/checkout.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  copyCheckout(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

const build = () => text(spawn(process.execPath, ['scripts/build.js'], { cwd: folder }).stdout)

/** Folders of the builds, without the links. */
const builds = () => readdirSync(folder).filter((name) => /^dist.*\./.test(name))
const newest = () => ['dist', 'dist-server'].map((name) => readlinkSync(join(folder, name)))

test('starts at the same time build once', async () => {
  const output = await Promise.all([build(), build(), build()])
  expect(
    output
      .join('')
      .match(/^Building the \w+/gm)
      ?.sort(),
  ).toEqual(['Building the pages', 'Building the server'])
  expect(builds().sort()).toEqual(newest().sort())
})

test('a changed source is built into a new folder, and the earlier build stays for a week', async () => {
  const [before = '', server] = newest()
  appendFileSync(join(folder, 'src/main.ts'), '\n')
  expect(await build()).toContain('Building the pages')
  const [after = '', sameServer] = newest()
  expect(sameServer).toBe(server)
  expect(after).not.toBe(before)
  expect(existsSync(join(folder, before, 'index.html'))).toBe(true)

  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000)
  utimesSync(join(folder, before), eightDaysAgo, eightDaysAgo)
  appendFileSync(join(folder, 'src/main.ts'), '\n')
  await build()
  expect(builds()).not.toContain(before)
  expect(builds()).toContain(after)
})

test('a folder of an earlier version in place of the link is replaced', async () => {
  rmSync(join(folder, 'dist'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  await build()
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true)
})

test('the lock of a killed start is taken over', async () => {
  const lock = join(folder, '.preparing')
  mkdirSync(lock)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, longAgo, longAgo)
  rmSync(join(folder, newest()[1] ?? ''), { recursive: true })
  expect(await build()).toContain('Building the server')
  expect(existsSync(lock)).toBe(false)
})
