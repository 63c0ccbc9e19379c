import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A stage that is one step: its exit code decides. */
export const countStep = (_report, code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `It ended with code ${code}; see above.` }

export const countVitest = (report, code) =>
  judge(code, report, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    failures: results.testResults.flatMap(failedInFile),
  }))

const failedInFile = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]))

export const countPlaywright = (report, code) =>
  judge(code, report, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedInSuite),
  }))

const failedInSuite = ({ file, specs, suites = [] }) => [
  ...specs.filter(isUnsteady).map(({ title, tests }) => failure(file, title, tests[0]?.results[0]?.error?.message)),
  ...suites.flatMap(failedInSuite),
]

/** Playwright takes a flaky test for a good one. */
const isUnsteady = ({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')

/** Which test failed and why, in two lines: a log that is cut at its beginning still tells. */
const failure = (file, title, message = '') =>
  `${relative(process.cwd(), resolve(file))}: ${title}\n    ${stripVTControlCharacters(message).split('\n')[0]}`

/** A stage that fails outside its tests, or that runs none, counts as one failure. */
function judge(code, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  if (counts.failed > 0) return { ...counts, note: counts.failures.join('\n  ') }
  if (code !== 0) return { ...counts, failed: 1, note: `It ended with code ${code} outside its tests; see above.` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'No test ran. Every stage must have tests.' }
  return counts
}
