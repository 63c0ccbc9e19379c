import { execFileSync } from 'node:child_process'
import { prepareTemplate } from './template.ts'

/** Vitest's global set-up of the API suite: `TEST_DATABASE=postgres npx vitest run tests/api/…` needs nothing else. */
export function setup() {
  for (const part of ['--pages-if-missing', '--server-if-stale'])
    execFileSync(process.execPath, ['scripts/build.js', part], { stdio: 'inherit' })
  return prepareTemplate()
}
