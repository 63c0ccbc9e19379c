import { join } from 'node:path'
import { demoEmail, demoPassword } from '../backend/demo/users/accounts.ts'
import { portalProgram as builtPortal, portalEnvironment, portalFlags } from '../scripts/nodeFlags.js'
import { freePort } from '../tests/support/portal/ports.ts'
import { askWell } from './load/ask.ts'
import { type Program, startProgram } from './program.ts'

/** A portal and its administrator's session. */
export interface Portal extends Program {
  readonly url: string
  readonly cookie: string
}

/** What a page of the portal sends with a call. */
export const pageHeaders = { 'content-type': 'application/json', 'x-requested-with': 'bench' }

/** The body of a sign-in, as the landing sends it. */
export const grantOf = (username: string, password: string) =>
  JSON.stringify({ grant_type: 'password', username, password })

const signIn = async (url: string) => {
  const body = grantOf(demoEmail('admin'), demoPassword)
  const answer = await askWell({ url: `${url}/auth/api/oauth/token/`, method: 'POST', headers: pageHeaders, body })
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

/**
 * How a portal is started on a data folder: behind one proxy, so that a client's address may be told it: the portal
 * that is built here, or one that runs from its sources in another folder.
 */
export const portalProgram = async (dataDir: string, env: NodeJS.ProcessEnv = {}, sources?: string) => {
  const port = await freePort()
  // Production speaks https; but for that and the demo it is the same program.
  const own = { NODE_ENV: '', DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: 'on', DEMO: 'off' }
  // One user asks for what many do.
  const boundless = { VISITS_PER_HOUR: '1000000000', CHANGES_PER_HOUR: '1000000000' }
  const settings = { ...portalEnvironment, ...own, ...boundless, ...env }
  return {
    args: [...portalFlags, sources ? join(sources, 'proxy/main.ts') : builtPortal],
    settings,
    url: `http://127.0.0.1:${port}`,
  }
}

/** Starts a portal on a data folder and signs its administrator in. */
export const startPortal = async (dataDir: string, env: NodeJS.ProcessEnv = {}, sources?: string): Promise<Portal> => {
  const { args, settings, url } = await portalProgram(dataDir, env, sources)
  const program = await startProgram(args, settings)
  return { ...program, url, cookie: await signIn(url) }
}
