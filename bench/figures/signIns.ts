import { crowdEmail, crowdPassword } from '../data/crowd.ts'
import type { Ground } from '../ground.ts'
import { ask, askWell } from '../load/ask.ts'
import { closedLoop, type Loop } from '../load/closedLoop.ts'
import { pacedReads } from '../load/pacedReads.ts'
import { grantOf, type Portal, pageHeaders } from '../portal.ts'
import { atLeastShare, atMost, type Figure, format, percent, under } from '../readings/figure.ts'
import { median, percentile } from '../readings/statistics.ts'

const share = atLeastShare(0.8)
const limit = under(100, 'ms')
const rounds = 3
const loop = { connections: 8, seconds: 8 }
const many = { connections: 50, seconds: 8 }
const evenness = atMost(3, 'times the median')
const readsPerSecond = 20

/** Password verifications per second without a portal, with as many threads as the portal uses. */
const rawRate = async (ground: Ground) => {
  const { lines, stop } = await ground.start('floors/verify.ts', '5', crowdPassword, ground.passwordHash)
  await stop()
  return Number(lines[0])
}

const signInLoop = ({ url }: Portal, loop: Loop, from: number) =>
  closedLoop(loop, async (index, agent) => {
    const body = grantOf(crowdEmail(from + index), crowdPassword)
    const { status } = await ask({
      url: `${url}/auth/api/oauth/token/`,
      method: 'POST',
      headers: pageHeaders,
      body,
      agent,
    })
    if (status !== 200) throw new Error(`The sign-in answered ${status}.`)
  })

const signInRate = async (portal: Portal, from: number) => {
  const { url, cookie } = portal
  const reads = pacedReads(readsPerSecond, (agent) =>
    askWell({ url: encodeURI(`${url}/read/Users/ObtenerUsuariosForge/?range=[0,24]`), headers: { cookie }, agent }),
  )
  const { perSecond } = await signInLoop(portal, loop, from).finally(reads.stop)
  return { perSecond, latencies: await reads.latencies() }
}

/** Tests the fairness of the queue: p99 of the waiting time relative to the median. */
const unevenness = async (portal: Portal, from: number) => {
  const { latencies, p99 } = await signInLoop(portal, many, from)
  return { p99, median: median(latencies), ratio: p99 / median(latencies) }
}

/** Sign-ins with concurrent reads; the floor only verifies passwords. */
export const signIns: Figure = async (ground) => {
  const portal = await ground.portal()
  const turns: { raw: number; perSecond: number; latencies: readonly number[] }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const raw = await rawRate(ground)
    turns.push({ raw, ...(await signInRate(portal, round * 10_000)) })
  }
  const even = await unevenness(portal, rounds * 10_000)
  const ratio = median(turns.map((turn) => turn.perSecond / turn.raw))
  const p99 = percentile(
    turns.flatMap((turn) => turn.latencies),
    0.99,
  )
  return [
    {
      figure: `sign-ins per second, beside ${readsPerSecond} reads/s`,
      reach: atLeastShare(0.8, 'raw argon2id').reach,
      portal: format(median(turns.map((turn) => turn.perSecond)), '/s'),
      floor: format(median(turns.map((turn) => turn.raw)), '/s'),
      ratio: percent(ratio),
      isReached: share.holds(ratio),
    },
    {
      figure: 'reads beside sign-ins, p99',
      reach: limit.reach,
      portal: format(p99, 'ms'),
      isReached: limit.holds(p99),
    },
    {
      figure: `sign-ins by ${many.connections} connections, p99`,
      reach: evenness.reach,
      portal: format(even.p99, 'ms'),
      floor: format(even.median, 'ms'),
      ratio: format(even.ratio, 'times'),
      isReached: evenness.holds(even.ratio),
    },
  ]
}
