import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Writes what a stage's tests came to where the run has asked for it: its files, each with how long it took and its
 * tests. `state` is 'passed', 'failed' or what a runner says of tests that did not run.
 */
export function leaveReport(files) {
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(files))
}

/** A stage that is one step: its exit code decides. */
export const countStep = (code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `It ended with code ${code}; see above.` }

/** A stage of tests, by the report at this path. One that fails outside its tests, or runs none, counts as a failure. */
export function countTests(path, code) {
  const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const tests = files.flatMap((file) => file.tests)
  const failures = tests.filter(({ state }) => state === 'failed')
  const counts = { passed: tests.filter(({ state }) => state === 'passed').length, failed: failures.length, files }
  if (failures.length > 0) return { ...counts, note: failures.map(describeFailure).join('\n  ') }
  if (code !== 0) return { ...counts, failed: 1, note: `It ended with code ${code} outside its tests; see above.` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'No test ran. Every stage must have tests.' }
  return counts
}

/** Which test failed and why, in two lines: a log that is cut at its beginning still tells. */
const describeFailure = ({ file, title, message = '' }) =>
  `${file}: ${title}\n    ${stripVTControlCharacters(message).split('\n')[0]}`
