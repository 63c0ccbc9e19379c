import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Writes what a stage's tests came to where the run has asked for it: its files, each with how long it took and its
 * tests. `state` is 'passed', 'failed', 'flaky' or what a runner says of tests that did not run.
 */
export function leaveReport(files) {
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(files))
}

/** A stage that is one step: its exit code decides. */
export const countStep = (code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `It ended with code ${code}; see above.` }

/**
 * A stage of tests, by the report at this path. One that fails outside its tests, or runs none, counts as a failure. A
 * flaky test has passed, and is named with what it met the first time.
 */
export function countTests(path, code) {
  const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const tests = files.flatMap((file) => file.tests)
  const of = (wanted) => tests.filter(({ state }) => state === wanted)
  const [passed, failed, flaky] = ['passed', 'failed', 'flaky'].map(of)
  const told = [...failed.map(describeFailure), ...flaky.map((test) => `Flaky: ${describeFailure(test)}`)]
  const note = told.length > 0 ? { note: told.join('\n  ') } : {}
  const counts = { passed: passed.length + flaky.length, failed: failed.length, files, ...note }
  if (failed.length > 0) return counts
  if (code !== 0) return { ...counts, failed: 1, note: `It ended with code ${code} outside its tests; see above.` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'No test ran. Every stage must have tests.' }
  return counts
}

const linesOfFailure = 16

/** Which test failed and why, in a few lines: a log that is cut at its beginning still tells. */
const describeFailure = ({ file, title, message = '' }) => {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, linesOfFailure)
  return [`${file}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
