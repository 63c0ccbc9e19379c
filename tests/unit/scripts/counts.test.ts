import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest } from '../../../scripts/counts.js'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('a stage', () => {
  test('of tests counts those that ran, and names those that failed', () => {
    const failed = { status: 'failed', fullName: 'a user is made', failureMessages: ['Error: 500\n  at line 1'] }
    const testResults = [{ name: 'tests/api/user.test.ts', assertionResults: [{ status: 'passed' }, failed] }]
    const path = report({ numPassedTests: 7, numFailedTests: 1, testResults })
    const note = 'tests/api/user.test.ts: a user is made\n    Error: 500'
    expect(countVitest(path, 1)).toMatchObject({ passed: 7, failed: 1, note })
  })

  test('in the browser counts a flaky test as failed, and names it', () => {
    const tests = [{ status: 'flaky', results: [{ error: { message: '\u001b[31mTimeout\u001b[39m' } }, {}] }]
    const inner = { file: 'users.spec.ts', specs: [{ title: 'a user is made', ok: true, tests }] }
    const suites = [{ file: 'users.spec.ts', specs: [{ title: 'signs in', ok: true, tests: [] }], suites: [inner] }]
    const path = report({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 3 }, suites })
    expect(countPlaywright(path, 1)).toMatchObject({
      ...{ passed: 4, failed: 1 },
      note: 'users.spec.ts: a user is made\n    Timeout',
    })
  })

  test('fails when it ran no test', () => {
    const path = report({ numPassedTests: 0, numFailedTests: 0, testResults: [] })
    expect(countVitest(path, 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countPlaywright(join(folder, 'absent.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('fails when its tests passed but its program did not', () => {
    const path = report({ numPassedTests: 7, numFailedTests: 0, testResults: [] })
    expect(countVitest(path, 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  test('of one step counts as one', () => {
    expect(countStep('', 0)).toEqual({ passed: 1, failed: 0 })
    expect(countStep('', 2)).toMatchObject({ passed: 0, failed: 1 })
  })
})
