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
  test('of tests counts those that ran', () => {
    const path = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 })
    expect(countVitest(path, 1)).toEqual({ passed: 7, failed: 2 })
  })

  test('in the browser counts a flaky test as failed', () => {
    const path = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } })
    expect(countPlaywright(path, 1)).toEqual({ passed: 4, failed: 2 })
  })

  test('fails when it ran no test', () => {
    expect(countVitest(report({ numPassedTests: 0, numFailedTests: 0 }), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countPlaywright(join(folder, 'absent.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('fails when its tests passed but its program did not', () => {
    expect(countVitest(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  test('of one step counts as one', () => {
    expect(countStep('', 0)).toEqual({ passed: 1, failed: 0 })
    expect(countStep('', 2)).toMatchObject({ passed: 0, failed: 1 })
  })
})
