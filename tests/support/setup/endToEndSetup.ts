import { execFileSync } from 'node:child_process'
import { prepareTemplate } from './template.ts'

/** Playwright's global setup: builds the pages if stale, and prepares the initial data of portals. */
export default async function prepareEndToEnd() {
  execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
  return prepareTemplate()
}
