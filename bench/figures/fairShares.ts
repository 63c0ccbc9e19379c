import { crowdEmail, crowdPassword } from '../data/crowd.ts'
import { ask, askWell, drink } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import { crowd } from '../plant.ts'
import { grantOf, type Portal, pageHeaders } from '../portal.ts'
import { atMost, type Figure, format, type Reading } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const share = atMost(3, 'times as long as alone')
const evenness = atMost(3, 'times the median')
const customer = 101
const rounds = 3
const changes = 400
const schedules = 130
const drawings = { connections: 20, seconds: 8 }

/** From the end of the crowd, whose passwords no other figure needs. */
const greedy = crowdEmail(crowd - 1)
const other = crowdEmail(crowd - 2)

const signIn = ({ url }: Portal, email: string, password: string) =>
  askWell({ url: `${url}/auth/api/oauth/token/`, method: 'POST', headers: pageHeaders, body: grantOf(email, password) })

const sessionOf = async (portal: Portal, email: string, password = crowdPassword) => {
  const { headers } = await signIn(portal, email, password)
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

const passwordOf = (round: number, index: number) => `Shared-${round}-Out-${index}`

/** Many simultaneous requests by one user: schedules and password changes. */
const flood = ({ url }: Portal, cookie: string, round: number) => {
  const change = async (index: number) => {
    const password = passwordOf(round, index)
    const body = JSON.stringify({ password, password_confirmation: password })
    const headers = { ...pageHeaders, cookie }
    const { status } = await ask({ url: `${url}/auth/api/change-password/`, method: 'POST', headers, body })
    return status
  }
  const draw = async () =>
    (await ask({ url: `${url}/content/OpenOrders/Getcronogramacompleto/${customer}`, headers: { cookie } })).status
  const all = [...Array.from({ length: schedules }, draw), ...Array.from({ length: changes }, (_, at) => change(at))]
  let left = all.length
  for (const one of all) void one.finally(() => (left -= 1))
  return { isOver: () => left === 0, ended: Promise.all(all) }
}

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

interface Times {
  readonly signIns: number[]
  readonly statements: number[]
}

/** Sends one request after the other while `isWanted` returns true. */
const measure = async (portal: Portal, cookie: string, isIncluded: (count: number) => boolean): Promise<Times> => {
  const times: Times = { signIns: [], statements: [] }
  const url = `${portal.url}/content/api/Documents/ObtenerStatetement/${customer}/-`
  for (let count = 0; isIncluded(count); count += 1) {
    times.signIns.push(await timed(() => signIn(portal, other, crowdPassword)))
    times.statements.push(await timed(() => drink({ url, headers: { cookie } })))
  }
  return times
}

const reading = (figure: string, alone: readonly number[], concurrent: readonly number[]): Reading => {
  const ratio = median(concurrent) / median(alone)
  return {
    figure,
    reach: share.reach,
    portal: format(median(concurrent), 'ms'),
    floor: format(median(alone), 'ms'),
    ratio: format(ratio, 'times'),
    isReached: share.holds(ratio),
  }
}

/** Statements over many connections: tests that requests waiting for a thread are served in order. */
const drawingReading = async ({ url, cookie }: Portal): Promise<Reading> => {
  const statement = `${url}/content/api/Documents/ObtenerStatetement/${customer}/-`
  const { latencies, p99 } = await closedLoop(drawings, (_index, agent) =>
    drink({ url: statement, headers: { cookie }, agent }),
  )
  const ratio = p99 / median(latencies)
  return {
    figure: `statements by ${drawings.connections} connections, p99`,
    reach: evenness.reach,
    portal: format(p99, 'ms'),
    floor: format(median(latencies), 'ms'),
    ratio: format(ratio, 'times'),
    isReached: evenness.holds(ratio),
  }
}

export const fairShares: Figure = async (ground) => {
  const portal = await ground.portal()
  const cookie = await sessionOf(portal, other)
  const own = await sessionOf(portal, greedy)
  const all: Record<'alone' | 'concurrent', Times> = {
    alone: { signIns: [], statements: [] },
    concurrent: { signIns: [], statements: [] },
  }
  const add = (to: Times, { signIns, statements }: Times) => {
    to.signIns.push(...signIns)
    to.statements.push(...statements)
  }
  await measure(portal, cookie, (count) => count < 5)
  for (let round = 0; round < rounds; round += 1) {
    add(all.alone, await measure(portal, cookie, (count) => count < 10))
    const flooding = flood(portal, own, round)
    add(all.concurrent, await measure(portal, cookie, (count) => count === 0 || !flooding.isOver()))
    await flooding.ended
  }
  const description = `beside ${changes} password changes and ${schedules} schedules of one user`
  return [
    reading(`sign-in ${description}`, all.alone.signIns, all.concurrent.signIns),
    reading(`statement ${description}`, all.alone.statements, all.concurrent.statements),
    await drawingReading(portal),
  ]
}
