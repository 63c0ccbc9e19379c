import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countStep, countTests } from '#scripts/testing/report.js'
import { processorTime, processorTimeOfOthers } from '#scripts/testing/runStage.js'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = 'tests/api/user.test.ts'
const passed = { file, title: 'a user is edited', state: 'passed', milliseconds: 5 }
const failed = {
  file,
  title: 'a user is made',
  state: 'failed',
  milliseconds: 7,
  message: '\u001b[31mError: 500\u001b[39m\n- Expected',
}

function report(...tests: object[]) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify([{ file, milliseconds: 12, tests }]))
  return path
}

describe('a stage', () => {
  test('counts its tests, and names failed ones with the difference', () => {
    const note = `${file}: a user is made\n    Error: 500\n    - Expected`
    const path = report(passed, failed, passed, { ...passed, state: 'skipped' })
    expect(countTests(path, 1)).toMatchObject({ passed: 2, failed: 1, note })
  })

  test('passes with a flaky test, and names it', () => {
    const note = `Flaky: ${file}: a user is made\n    Error: 500\n    - Expected`
    const path = report(passed, { ...failed, state: 'flaky' })
    expect(countTests(path, 0)).toMatchObject({ passed: 2, failed: 0, note })
  })

  test('fails if it ran no test', () => {
    expect(countTests(report(), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countTests(join(folder, 'absent.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('fails if its tests passed, but its process did not', () => {
    expect(countTests(report(passed), 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  test('of a single step counts as one', () => {
    expect(countStep(0)).toEqual({ passed: 1, failed: 0 })
    expect(countStep(2)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('includes the processor time of all child processes', () => {
    const path = join(folder, 'times')
    writeFileSync(path, '0m0.010000s 0m0.000000s\n2m3.500000s 0m10.250000s\n')
    expect(processorTime(path)).toBe(133.75)
    expect(processorTime(join(folder, 'absent'))).toBe(0)
  })

  test('sums the recorded processor times of detached processes', () => {
    const path = join(folder, 'others')
    writeFileSync(path, '12.5\n0.25\n')
    expect(processorTimeOfOthers(path)).toBe(12.75)
    expect(processorTimeOfOthers(join(folder, 'absent'))).toBe(0)
  })
})
