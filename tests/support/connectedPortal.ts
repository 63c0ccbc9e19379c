import { type Portal, type PortalOptions, startPortal } from './portal.ts'

/** Where each service of a portal is, as the settings of another one in front of it. */
export const servicesOf = (company: Pick<Portal, 'url'>, names = ['auth', 'read', 'write', 'content']) =>
  Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, `${company.url}/${name}`]))

/**
 * Starts a portal that stands in for a whole company, and one in front of it that forwards every call. Calls go to the
 * one in front; the data folder and the database are the company's, and the output is of both.
 */
export async function startConnectedPortal(options: PortalOptions = {}): Promise<Portal> {
  const output: string[] = []
  const company = await startPortal({ ...options, output, env: { ...options.env, TRUST_PROXY: 'on' } })
  const env = { ...options.env, ...servicesOf(company) }
  const front = await startPortal({ ...options, output, database: 'sqlite', env }).catch(async (error) => {
    await company.stop()
    throw error
  })
  return {
    ...company,
    url: front.url,
    metricsUrl: front.metricsUrl,
    stop: async () => {
      await front.stop()
      await company.stop()
    },
  }
}

/** What of the API suite says nothing of connected services, each with its reason. */
export const notConnected: Readonly<Record<string, string>> = {
  'abuseRestart.test.ts': 'is about the process itself',
  'admin.test.ts': 'the command works on a database of its own',
  'authServiceFails.test.ts': 'starts its own company',
  'badInputAtLarge.test.ts': 'is about the portal that reads what it is sent',
  'budgetTrail.test.ts': 'what the portal itself has signed stands in its own audit, under its own secret',
  'dataFolder.test.ts': 'is about the disk of one portal',
  'databaseAway.test.ts': 'is about the database of the portal itself',
  'drain.test.ts': 'is about the process itself',
  'forward/**': 'starts its own company',
  'forwarded*.test.ts': 'starts its own company',
  'forwarding*.test.ts': 'starts its own company',
  'serving.test.ts': 'is about the process itself',
  'sessionLanding.test.ts': 'starts its own company',
  'shutOut.test.ts': 'which browsers an account knows is the affair of the service that has the accounts',
}
