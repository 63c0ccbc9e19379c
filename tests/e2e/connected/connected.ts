import { servicesOf } from '#tests/support/portal/connectedPortal.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { type TcpGate, tcpGate } from '#tests/support/wire/tcpGate.ts'
import { test as base, expect } from '../browser/oneTab.ts'
import { type CompanyLoginPage, companyLoginPage } from './companyLoginPage.ts'

/** A company simulated by a portal: its services, gates in front of two of them, and its login page. */
type Company = Portal & { clientSecret: string; login: CompanyLoginPage; auth: TcpGate; read: TcpGate }

async function openCompany(): Promise<Company> {
  const clientSecret = 'the-secret-of-the-tests'
  const portal = await startPortal({ env: { OAUTH_CLIENT_SECRET: clientSecret } })
  const place = { host: '127.0.0.1', port: Number(new URL(portal.url).port) }
  const [auth, read, login] = await Promise.all([tcpGate(place), tcpGate(place), companyLoginPage()])
  const stop = async () => {
    await Promise.all([auth.cut(), read.cut(), login.stop()])
    await portal.stop()
  }
  return { ...portal, clientSecret, login, auth, read, stop }
}

export const test = base.extend<object, { company: Company }>({
  company: [
    async ({ browserName: _ }, use) => {
      const company = await openCompany()
      await use(company)
      await company.stop()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ company }, use) => {
      const at = (gate: TcpGate, name: string) => `http://127.0.0.1:${gate.port}/${name}`
      const doors = { AUTH_URL: at(company.auth, 'auth'), READ_URL: at(company.read, 'read') }
      await use({ ...servicesOf(company), ...doors, OAUTH_CLIENT_SECRET: company.clientSecret })
    },
    { scope: 'worker' },
  ],
})

export { expect }
