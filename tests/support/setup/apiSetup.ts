import { execFileSync } from 'node:child_process'
import { prepareBucket } from './bucketOfRun.ts'
import { prepareTemplate } from './template.ts'

/**
 * Vitest's global setup of the API tests; `TEST_DATABASE=postgres npx vitest run tests/api/…` needs no other
 * preparation.
 */
export async function setup() {
  for (const part of ['--pages-if-missing', '--server-if-stale'])
    execFileSync(process.execPath, ['scripts/build.js', part], { stdio: 'inherit' })
  const removeTemplate = await prepareTemplate()
  const removeBucket = await prepareBucket()
  return async () => {
    await removeBucket()
    await removeTemplate()
  }
}
