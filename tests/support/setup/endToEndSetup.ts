import { execFileSync } from 'node:child_process'
import { prepareTemplate } from './template.ts'

/** Playwright's global set-up: the pages as their sources are now, and the data that portals begin with. */
export default async function prepareEndToEnd() {
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
  return prepareTemplate()
}
