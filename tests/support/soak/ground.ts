import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientSecret } from '../client/apiClient.ts'
import { openRows, type Rows } from '../database/openRows.ts'
import { servicesOf } from '../portal/connectedPortal.ts'
import { type PortalProcess, startOn } from '../portal/portalProcess.ts'
import { mailServer } from '../services/smtpServer.ts'
import { tcpGate } from '../wire/tcpGate.ts'

/** A company's portal, a portal connected to its services, and a mail server that rejects mails. */
export interface Ground {
  readonly company: PortalProcess
  readonly front: PortalProcess
  readonly rows: Rows
  readonly services: {
    /** True if the services were unavailable at any time since `moment` (milliseconds of `performance.now`). */
    readonly wereAwaySince: (moment: number) => boolean
    readonly goAway: () => Promise<void>
    readonly comeBack: () => Promise<void>
  }
  readonly stop: () => Promise<readonly (number | null)[]>
}

/** After the services are back, a call may still use a connection that broke when they ended. */
const graceMilliseconds = 1_000

const env = { OAUTH_CLIENT_SECRET: clientSecret, LOG_LEVEL: 'error' }

export const openGround = async (): Promise<Ground> => {
  const folders = ['company', 'front'].map((name) => mkdtempSync(join(tmpdir(), `portal-soak-${name}-`)))
  const [companyDir = '', frontDir = ''] = folders
  const mails = await mailServer()
  mails.rejection = 'No mail is taken here.'
  await mails.start()
  const company = await startOn(companyDir, { ...env, TRUST_PROXY: 'on', SMTP_URL: mails.url })
  const { hostname, port } = new URL(company.url)
  const gate = await tcpGate({ host: hostname, port: Number(port) })
  const front = await startOn(frontDir, { ...env, ...servicesOf({ url: `http://${hostname}:${gate.port}` }) })
  const rows = await openRows({ dataDir: companyDir, databaseUrl: undefined })
  let isAway = false
  let backAt = Number.NEGATIVE_INFINITY
  const services: Ground['services'] = {
    wereAwaySince: (moment) => isAway || backAt + graceMilliseconds > moment,
    goAway: async () => {
      isAway = true
      await gate.cut()
    },
    comeBack: async () => {
      await gate.open()
      isAway = false
      backAt = performance.now()
    },
  }
  const stop = async () => {
    await rows.close()
    const codes = [await front.end('SIGTERM'), await company.end('SIGTERM')]
    await gate.cut()
    await mails.stop()
    for (const folder of folders) rmSync(folder, { recursive: true })
    return codes
  }
  return { company, front, rows, services, stop }
}
