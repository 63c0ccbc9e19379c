import { existsSync, readFileSync } from 'node:fs'

/** A stage that is one step: its exit code decides. */
export const countStep = (_report, code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `It ended with code ${code}; see above.` }

export const countVitest = (report, code) =>
  judge(code, report, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))

export const countPlaywright = (report, code) =>
  judge(code, report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))

/** A stage that fails outside its tests, or that runs none, counts as one failure. */
function judge(code, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  if (counts.failed > 0) return counts
  if (code !== 0) return { ...counts, failed: 1, note: `It ended with code ${code} outside its tests; see above.` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'No test ran. Every stage must have tests.' }
  return counts
}
