import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Writes the test results of a stage to the file in TEST_REPORT: files with their durations and tests. `state` is
 * 'passed', 'failed', 'flaky', or the runner's word for tests that did not run.
 */
export function leaveReport(files) {
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(files))
}

export const countStep = (code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `It ended with code ${code}; see above.` }

/**
 * Counts a stage's results from the report at this path. Failures outside tests, and stages without tests, count as
 * failed. Flaky tests count as passed and are listed with their first error.
 */
export function countTests(path, code) {
  const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const tests = files.flatMap((file) => file.tests)
  const of = (wanted) => tests.filter(({ state }) => state === wanted)
  const [passed, failed, flaky] = ['passed', 'failed', 'flaky'].map(of)
  const notes = [...failed.map(describeFailure), ...flaky.map((test) => `Flaky: ${describeFailure(test)}`)]
  const note = notes.length > 0 ? { note: notes.join('\n  ') } : {}
  const counts = { passed: passed.length + flaky.length, failed: failed.length, files, ...note }
  if (failed.length > 0) return counts
  if (code !== 0) return { ...counts, failed: 1, note: `It ended with code ${code} outside its tests; see above.` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'No test ran. Every stage must have tests.' }
  return counts
}

const linesOfFailure = 16

/** A few lines per failed test at the end, so that a log truncated at its beginning still contains them. */
const describeFailure = ({ file, title, message = '' }) => {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, linesOfFailure)
  return [`${file}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
