import { relative } from 'node:path'
import { leaveReport } from './report.js'

export default class VitestReport {
  onTestRunEnd(modules) {
    const found = modules.map((module) => {
      const file = relative(process.cwd(), module.moduleId)
      const { setupDuration, collectDuration, duration } = module.diagnostic()
      const tests = [...module.children.allTests()].map((test) => ({ file, ...came(test) }))
      // Errors outside the tests of a file are not reported by any test.
      const { message } =
        module.errors()[0] ?? [...module.children.allSuites()].flatMap((suite) => suite.errors())[0] ?? {}
      const own = message === undefined ? [] : [{ file, title: '', state: 'failed', milliseconds: 0, message }]
      return { file, milliseconds: setupDuration + collectDuration + duration, tests: [...own, ...tests] }
    })
    leaveReport(found)
  }
}

/** Vitest truncates values in messages, but not in diffs. */
const messageOf = ({ message, diff }) => [message, diff].filter(Boolean).join('\n')

const came = (test) => {
  const { state, errors } = test.result()
  const milliseconds = test.diagnostic()?.duration ?? 0
  return { title: test.fullName, state, milliseconds, message: errors?.map(messageOf).join('\n') }
}
