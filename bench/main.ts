import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { hashPassword } from '../backend/account/passwords.ts'
import { openDatabase } from '../backend/database/open.ts'
import { demoEmail, demoPassword } from '../backend/demo/accounts.ts'
import { plantDemo } from '../backend/demo/plant.ts'
import type { Day } from '../schema/kinds.ts'
import { addCrowd } from './crowd.ts'
import { freePort, startServer } from './server.ts'

const crowd = 100_000
const rounds = 3
const load = { connections: 50, duration: 5 }
const firstPage = '/read/Users/ObtenerUsuariosForge/?range=[0,24]&sort=["name","ASC"]'

const say = (text: string) => process.stdout.write(`${text}\n`)

const plant = async (dataDir: string) => {
  const { db, close } = await openDatabase({ dataDir })
  await plantDemo(db, { today: '2026-11-05' as Day, passwordHash: await hashPassword(demoPassword) })
  await addCrowd(db, crowd)
  await close()
}

const signIn = async (base: string) => {
  const body = { grant_type: 'password', username: demoEmail('admin'), password: demoPassword }
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' }
  const answer = await fetch(`${base}/auth/api/oauth/token/`, { method: 'POST', headers, body: JSON.stringify(body) })
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`The sign-in answered ${answer.status}.`)
  return cookie.split(';')[0] ?? ''
}

/** One round of load; raises when anything but 200 was answered. */
const measure = async (url: string, headers: Record<string, string> = {}) => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, ...load })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return { perSecond: requests.average, p99: latency.p99 }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The users list beside its floor, in turns, so that a change of the machine's speed meets both. */
const usersList = async (portal: string, floor: string) => {
  const cookie = await signIn(portal)
  const own: Awaited<ReturnType<typeof measure>>[] = []
  const bare: typeof own = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await measure(`${floor}/users`))
    own.push(await measure(encodeURI(`${portal}${firstPage}`), { cookie }))
  }
  const ratio = median(own.map((one, index) => one.perSecond / (bare[index]?.perSecond ?? 1)))
  say(`GET users, 25 of ${crowd}, by name, with total, ${load.connections} connections; medians of ${rounds} rounds`)
  say(
    `  portal  ${Math.round(median(own.map((one) => one.perSecond)))} requests/s, p99 ${median(own.map((one) => one.p99))} ms`,
  )
  say(
    `  floor   ${Math.round(median(bare.map((one) => one.perSecond)))} requests/s, p99 ${median(bare.map((one) => one.p99))} ms`,
  )
  say(`  ratio   ${(ratio * 100).toFixed(0)} %`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
say(`Planting ${crowd} users.`)
await plant(dataDir)
const [port, floorPort] = [await freePort(), await freePort()]
const portal = await startServer(['proxy/main.ts'], { DATA_DIR: dataDir, PORT: String(port), DEMO: 'on' })
const floor = await startServer(['bench/floor.ts', String(floorPort), dataDir])
try {
  await usersList(`http://127.0.0.1:${port}`, `http://127.0.0.1:${floorPort}`)
} finally {
  await Promise.all([portal.stop(), floor.stop()])
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
