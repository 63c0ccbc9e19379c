import { relative } from 'node:path'
import { leaveReport } from './report.js'

export default class BrowserReport {
  onBegin(_config, suite) {
    this.suite = suite
  }

  onEnd() {
    const tests = this.suite.allTests().map(came)
    const files = Map.groupBy(tests, ({ file }) => file)
    leaveReport(
      [...files].map(([file, own]) => ({
        file,
        milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
        tests: own,
      })),
    )
  }

  printsToStdio() {
    return false
  }
}

/** Playwright outcomes; a test that passed on a retry is flaky. */
const states = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

const came = (test) => {
  const { results } = test
  return {
    file: relative(process.cwd(), test.location.file),
    title: test.titlePath().slice(3).join(' > '),
    state: states[test.outcome()],
    milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    message: results.find(({ error }) => error)?.error.message,
  }
}
