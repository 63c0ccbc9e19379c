import type { Day } from '../../../schema/kinds.ts'

/** The demo's business day in every test. */
export const businessDay = '2026-11-05' as Day

/** What links to budgets are signed with in every portal under test, so that one knows what another has signed. */
export const linkSecret = 'the-link-secret-of-the-tests'

/** What every portal under test is set to. */
export const testSettings = { DEMO: 'on', DEMO_TODAY: businessDay, LINK_SECRET: linkSecret }

/** Settings of the developer's own shell must not reach a portal under test. */
export function withoutSettings(env: NodeJS.ProcessEnv) {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS']
  return Object.fromEntries(kept.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}
