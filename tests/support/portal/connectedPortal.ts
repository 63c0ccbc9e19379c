import type { Portal, PortalOptions, startPortal } from './portal.ts'

/**
 * Returns the settings of a portal that is connected to another portal's services; these answer every declared call.
 */
export const servicesOf = (company: Pick<Portal, 'url'>, names = ['auth', 'read', 'write', 'content']) => ({
  ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, `${company.url}/${name}`])),
  COMPANY_CALLS: 'all',
})

/**
 * Starts a portal that acts as the company, and one in front of it that forwards every call. Calls go to the front
 * portal; data folder and database are the company's; the output is of both.
 */
export async function connectPortals(start: typeof startPortal, options: PortalOptions = {}): Promise<Portal> {
  const output: string[] = []
  const company = await start({ ...options, output, env: { ...options.env, TRUST_PROXY: 'on' } })
  const env = { ...options.env, ...servicesOf(company) }
  const front = await start({ ...options, output, database: 'sqlite', env }).catch(async (error) => {
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
