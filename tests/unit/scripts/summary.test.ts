import { afterEach, expect, test, vi } from 'vitest'
import { sumUp } from '#scripts/testing/summary.js'

afterEach(() => void vi.restoreAllMocks())

/** Returns the lines of the summary for these stages. */
function linesOf(...results: object[]) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  sumUp(results.map((result) => ({ title: 'A stage', seconds: 1, processor: 1, passed: 0, failed: 0, ...result })))
  return written.mock.calls.join('').trimEnd().split('\n')
}

const testOf = (file: string, state: string) => ({ file, title: 'a test', state, milliseconds: 1 })
const fileOf = (file: string, ...states: string[]) => ({
  file,
  milliseconds: 1,
  tests: states.map((state) => testOf(file, state)),
})

test('the summary ends with the numbers of passed and failed tests', () => {
  expect(linesOf({ words: ['unit'], passed: 4 }, { words: ['lint'], passed: 1 }).at(-1)).toBe('5 passed, 0 failed')
})

test('the summary prints the command that repeats only the failed tests', () => {
  const files = [
    fileOf('tests/api/data/one.test.ts', 'passed', 'failed'),
    fileOf('tests/api/data/two.test.ts', 'passed'),
    fileOf('tests/api/data/three.test.ts', 'failed'),
  ]
  const lines = linesOf(
    { words: ['types'], passed: 1 },
    { words: ['lint'], failed: 1 },
    { words: ['api-postgres'], files, passed: 2, failed: 2 },
    { words: ['e2e', 'tests/e2e/tour/'], failed: 1, files: [] },
  )
  expect(lines.slice(lines.indexOf('To run what failed again:'))).toEqual([
    'To run what failed again:',
    '  npm test -- lint',
    '  npm test -- api-postgres tests/api/data/one.test.ts tests/api/data/three.test.ts',
    '  npm test -- e2e tests/e2e/tour/',
    '',
    '3 passed, 4 failed',
  ])
})
