import { execFileSync } from 'node:child_process'
import { prepareTemplate } from './template.ts'

/**
 * Vitest's global setup of the API tests; `TEST_DATABASE=postgres npx vitest run tests/api/…` needs no other
 * preparation.
 */
export function setup() {
  for (const part of ['--pages-if-missing', '--server-if-stale'])
    execFileSync(process.execPath, ['scripts/build.js', part], { stdio: 'inherit' })
  return prepareTemplate()
}
