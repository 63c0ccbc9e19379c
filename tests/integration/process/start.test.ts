import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const name of ['scripts', 'package.json', 'package-lock.json', '.npmrc'])
    cpSync(name, join(folder, name), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Starts the portal in a fresh checkout where `npm` fails with this output, or is missing. */
function startInPackageFolder(words?: string, command = 'start') {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  const script = `#!/bin/sh\necho '${words}' >&2\nexit 1\n`
  if (words !== undefined) writeFileSync(join(programs, 'npm'), script, { mode: 0o755 })
  return spawnSync(process.execPath, [`scripts/${command}.js`], {
    cwd: folder,
    env: { PATH: programs },
    encoding: 'utf8',
  })
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)

test('start script prints a step before running it', () => {
  expect(startInPackageFolder('npm error code E500').stdout).toMatch(/^Installing the dependencies/)
})

test('start script runs npm with log level error', () => {
  expect(startInPackageFolder(`npm was asked with '"$*"'`).stderr).toContain('--loglevel=error')
})

/** Output of the real npm in a checkout with a package for another Node version and an unknown npm setting. */
function startByNpm() {
  const foreign = { name: 'foreign', version: '1.0.0', engines: { node: '>=1000' } }
  const dependencies = { foreign: 'file:foreign' }
  const packages = { '': { dependencies }, foreign, 'node_modules/foreign': { resolved: 'foreign', link: true } }
  const checkout = { name: 'checkout', type: 'module', scripts: { start: 'node start.js' }, dependencies }
  const start = "await (await import('./scripts/install.js')).npm(['ci', '--loglevel=error'])"
  mkdirSync(join(folder, 'foreign'))
  writeFileSync(join(folder, 'foreign/package.json'), JSON.stringify(foreign))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(checkout))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
  writeFileSync(join(folder, 'start.js'), start)
  writeFileSync(join(folder, 'npmrc'), 'no-such-setting=1\n')
  const env = { PATH: process.env.PATH, HOME: folder, npm_config_userconfig: join(folder, 'npmrc') }
  return spawnSync('npm', ['start'], { cwd: folder, env, encoding: 'utf8' })
}

test('start script prints no npm warnings, at start and during installation', () => {
  const { status, stdout, stderr } = startByNpm()
  expect(stdout).toContain('added 1 package')
  expect([status, stderr]).toEqual([0, ''])
})

test('start script gives advice without npm', () => {
  const { status, stderr } = startInPackageFolder()
  expect(status).toBe(1)
  expect(lastLine(stderr)).toBe(
    'npm was not found. Install Node with npm from https://nodejs.org and run the command again.',
  )
})

test.each([
  ['npm error code ENOSPC', 'The disk is full.'],
  ['npm error code ENOTFOUND', 'npm could not reach its registry.'],
  ['npm error code ECONNREFUSED', 'npm could not reach its registry.'],
  ['npm error code EACCES', 'npm may not write here.'],
  ['npm error code EUSAGE', 'package.json and package-lock.json disagree.'],
  ['npm error code EINTEGRITY', 'A download was damaged.'],
  ['npm error code E401', 'The npm registry refused.'],
  ['npm error something else', 'npm failed for the reason above.'],
])('start script gives advice after %s', (words, advice) => {
  const { status, stderr } = startInPackageFolder(words)
  expect(status).toBe(1)
  expect(stderr).toContain(words)
  expect(lastLine(stderr)).toContain(advice)
  expect(lastLine(stderr)).toMatch(/run (the command|it) again\.$/)
})

test('test script prints the usual last line if it cannot start', () => {
  const { status, stdout } = startInPackageFolder('npm error code ENOTFOUND', 'test')
  expect(status).toBe(1)
  expect(lastLine(stdout)).toBe('0 passed, 1 failed')
})
