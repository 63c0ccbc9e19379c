import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { clientSecret } from '../client/apiClient.ts'
import { openRows, type Rows } from '../database/openRows.ts'
import { createDatabase, startPostgres } from '../database/postgres.ts'
import { servicesOf } from '../portal/connectedPortal.ts'
import { type PortalProcess, startOn } from '../portal/portalProcess.ts'
import { bucket, s3Env, startS3 } from '../services/s3Server.ts'
import { mailServer } from '../services/smtpServer.ts'
import { tcpGate } from '../wire/tcpGate.ts'

export type PortalName = 'company' | 'front'

/**
 * Two portals under load and what they depend on. Behind `services`: the portal `company` is connected to by `front`;
 * or the bucket and the database of both. Their mail server rejects mails.
 */
export interface Ground {
  readonly company: PortalProcess
  readonly front: PortalProcess
  readonly rows: Rows
  readonly services: {
    /** Portals whose answers may fail while the services are away. */
    readonly usedBy: readonly PortalName[]
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

const emptyFolders = () => {
  const folders = ['company', 'front'].map((name) => mkdtempSync(join(tmpdir(), `portal-soak-${name}-`)))
  const [companyDir = '', frontDir = ''] = folders
  const remove = () => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
  return { companyDir, frontDir, remove }
}

const rejectingMails = async () => {
  const mails = await mailServer()
  mails.rejection = 'No mail is taken here.'
  await mails.start()
  return mails
}

/** Services that go away by `leave` and come back by `enter`. */
const leavingServices = (
  usedBy: readonly PortalName[],
  leave: () => Promise<unknown>,
  enter: () => Promise<unknown>,
): Ground['services'] => {
  let isAway = false
  let backAt = Number.NEGATIVE_INFINITY
  return {
    usedBy,
    wereAwaySince: (moment) => isAway || backAt + graceMilliseconds > moment,
    goAway: async () => {
      isAway = true
      await leave()
    },
    comeBack: async () => {
      await enter()
      isAway = false
      backAt = performance.now()
    },
  }
}

/** A company's portal on SQLite, and a portal connected to its services, which end and come back. */
const connectedGround = async (): Promise<Ground> => {
  const { companyDir, frontDir, remove } = emptyFolders()
  const mails = await rejectingMails()
  const company = await startOn(companyDir, { ...env, TRUST_PROXY: 'on', SMTP_URL: mails.url })
  const { hostname, port } = new URL(company.url)
  const gate = await tcpGate({ host: hostname, port: Number(port) })
  const front = await startOn(frontDir, { ...env, ...servicesOf({ url: `http://${hostname}:${gate.port}` }) })
  const rows = await openRows({ dataDir: companyDir, databaseUrl: undefined })
  const stop = async () => {
    await rows.close()
    const codes = [await front.end('SIGTERM'), await company.end('SIGTERM')]
    await gate.cut()
    await mails.stop()
    remove()
    return codes
  }
  return { company, front, rows, services: leavingServices(['front'], gate.cut, gate.open), stop }
}

/** Two portals on one PostgreSQL database and one bucket, whose connections break or hang in turns. */
const sharedGround = async (): Promise<Ground> => {
  const { companyDir, frontDir, remove } = emptyFolders()
  const mails = await rejectingMails()
  const cluster = await startPostgres()
  const bucketServer = await startS3()
  // Files that are planted without a request go to the bucket, too.
  Object.assign(process.env, { TEST_FILES: 's3', TEST_S3_DIRECTORY: bucketServer.directory })
  const gateOf = (url: string) => tcpGate({ host: '127.0.0.1', port: Number(new URL(url).port) })
  const bucketGate = await gateOf(bucketServer.url)
  const databaseGate = await gateOf(cluster.url)
  const databaseUrl = await createDatabase(cluster.url, 'soak')
  const settings = {
    ...env,
    TRUST_PROXY: 'on',
    SMTP_URL: mails.url,
    DATABASE_URL: Object.assign(new URL(databaseUrl), { port: databaseGate.port }).href,
    ...s3Env(`http://127.0.0.1:${bucketGate.port}`),
    FILES_URL: `s3://${bucket}/${basename(companyDir)}`,
  }
  const company = await startOn(companyDir, settings)
  const front = await startOn(frontDir, settings)
  const rows = await openRows({ dataDir: companyDir, databaseUrl })
  const gates = [bucketGate, databaseGate]
  const faults = [
    bucketGate.cut,
    async () => bucketGate.silence(),
    databaseGate.cut,
    async () => databaseGate.silence(),
  ]
  let turn = 0
  const leave = async () => {
    await faults[turn % faults.length]?.()
    turn += 1
  }
  const enter = async () => {
    // Connections that hang are broken, too.
    for (const gate of gates) await gate.cut()
    for (const gate of gates) await gate.open()
  }
  const stop = async () => {
    await rows.close()
    const codes = [await front.end('SIGTERM'), await company.end('SIGTERM')]
    for (const gate of gates) await gate.cut()
    await bucketServer.close()
    await cluster.stop()
    await mails.stop()
    remove()
    return codes
  }
  return { company, front, rows, services: leavingServices(['company', 'front'], leave, enter), stop }
}

export const grounds = { connected: connectedGround, shared: sharedGround }
