import { join } from 'node:path'
import { demoPassword } from '#backend/access/passwords.ts'
import { demoEmail } from '#backend/demo/users/accounts.ts'
import { portalProgram as builtPortal, portalEnvironment, portalFlags } from '#scripts/nodeFlags.js'
import { freePort } from '#tests/support/portal/ports.ts'
import { askWell } from './load/ask.ts'
import { type Program, startProgram } from './program.ts'

export interface Portal extends Program {
  readonly url: string
  readonly cookie: string
}

export const pageHeaders = { 'content-type': 'application/json', 'x-requested-with': 'bench' }

export const grantOf = (username: string, password: string) =>
  JSON.stringify({ grant_type: 'password', username, password })

/** Cookies of a user's session; the administrator's if no e-mail is given. */
export const signIn = async (url: string, email = demoEmail('admin')) => {
  const body = grantOf(email, demoPassword)
  const answer = await askWell({ url: `${url}/auth/api/oauth/token/`, method: 'POST', headers: pageHeaders, body })
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

/**
 * Arguments and settings to start a portal on a data folder, behind one proxy so that client addresses can be set by
 * header. Runs the built portal, or the sources in another folder.
 */
export const portalProgram = async (dataDir: string, env: NodeJS.ProcessEnv = {}, sources?: string) => {
  const port = await freePort()
  // Production requires HTTPS; apart from that and the demo, the program is the same.
  const own = { NODE_ENV: '', DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: 'on', DEMO: 'off' }
  // One user makes the requests of many.
  const boundless = { VISITS_PER_HOUR: '1000000000', CHANGES_PER_HOUR: '1000000000' }
  const settings = { ...portalEnvironment, ...own, ...boundless, ...env }
  return {
    args: [...portalFlags, sources ? join(sources, 'proxy/main.ts') : builtPortal],
    settings,
    url: `http://127.0.0.1:${port}`,
  }
}

export const startPortal = async (dataDir: string, env: NodeJS.ProcessEnv = {}, sources?: string): Promise<Portal> => {
  const { args, settings, url } = await portalProgram(dataDir, env, sources)
  const program = await startProgram(args, settings)
  return { ...program, url, cookie: await signIn(url) }
}
