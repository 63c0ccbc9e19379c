import type { Day } from '#schema/kinds.ts'

export const businessDay = '2026-11-05' as Day

/** Shared by all portals under test, so that one accepts links signed by another. */
export const linkSecret = 'the-link-secret-of-the-tests'

/** Stub services in front of an embedded auth service check no sessions. */
const mixtures = { MIXED_SERVICES: 'on' }
export const testSettings = {
  DEMO: 'on',
  DEMO_TODAY: businessDay,
  DEMO_EXTREMES: 'on',
  LINK_SECRET: linkSecret,
  ...mixtures,
}

/** Removes settings of the developer's shell. */
export function withoutSettings(env: NodeJS.ProcessEnv) {
  const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS']
  return Object.fromEntries(inherited.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}
