import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dice } from '#backend/demo/dice.ts'
import { createShares, expectedOf, isAllowed } from './expected.ts'
import type { Ground, PortalName } from './ground.ts'
import { memoryOf, minimaOf, type Sample, slopeOf, socketsOf } from './measure.ts'
import { type RequestOutcome, traffic } from './traffic.ts'

const names = ['company', 'front'] as const
const sampleMilliseconds = 1_000
const socketsBackMilliseconds = 5_000
/** MB per minute. */
const maxSlope = 1
/** Minutes; memory is not judged in a shorter run, which is still filling its caches. */
const minJudged = 10
/** Share of the run at its start that counts as warm-up. */
const warmUp = 1 / 3

export interface Report {
  readonly columns: readonly (readonly string[])[]
  readonly faults: readonly string[]
}

const untilBack = async (pid: number, before: number) => {
  const end = performance.now() + socketsBackMilliseconds
  while (socketsOf(pid) > before && performance.now() < end) await pause(50)
  return socketsOf(pid)
}

/** Runs every kind of load against the two portals of the ground for this many minutes; returns all errors. */
export const soakUnderLoad = async (
  open: () => Promise<Ground>,
  minutes: number,
  seed: string,
  signal: AbortSignal,
): Promise<Report> => {
  const ground = await open()
  const pids = { company: ground.company.pid, front: ground.front.pid }
  const faults: string[] = []
  const counts = { company: new Map<string, number>(), front: new Map<string, number>() }
  const samples: Record<PortalName, Sample[]> = { company: [], front: [] }
  const peakSockets = { company: 0, front: 0 }
  const exits: string[] = []
  for (const name of names)
    void ground[name].ended.then((code) => {
      exits.push(`${name} has ended with code ${code}:\n${ground[name].output.slice(-20).join('\n')}`)
    })

  const count = ({ portal, outcome }: RequestOutcome) =>
    counts[portal].set(`${outcome}`, (counts[portal].get(`${outcome}`) ?? 0) + 1)
  const shares = createShares()
  const record = (observed: RequestOutcome) => {
    count(observed)
    shares.add(observed)
    const { portal, kind, outcome, hasRetryAfter } = observed
    const hint = hasRetryAfter ? '' : ' without Retry-After'
    if (!isAllowed(observed)) faults.push(`${portal} ${kind} after ${minute().toFixed(1)} minutes: ${outcome}${hint}`)
  }
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000
  const before = { company: socketsOf(pids.company), front: socketsOf(pids.front) }
  const end = AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)])
  const sample = () => {
    for (const name of names) {
      if (exits.length > 0) return
      samples[name].push({ minute: minute(), megabytes: memoryOf(pids[name]) })
      peakSockets[name] = Math.max(peakSockets[name], socketsOf(pids[name]))
    }
  }
  const timer = setInterval(sample, sampleMilliseconds)
  const { askEach, closeClients } = await traffic(ground, dice(seed), record, end)
  clearInterval(timer)

  closeClients()
  // Idle connections to the services end with the services.
  await ground.services.goAway()
  const after = {
    company: await untilBack(pids.company, before.company),
    front: await untilBack(pids.front, before.front),
  }
  await ground.services.comeBack()
  for (const name of names) {
    const incoming = readdirSync(join(ground[name].dataDir, 'files/incoming'))
    if (incoming.length > 0) faults.push(`${name} has ${incoming.length} unfinished uploads`)
  }
  faults.push(...shares.faults())
  for (const { portal, kind, outcome } of await askEach())
    if (outcome !== expectedOf[kind].success) faults.push(`${portal} ${kind} after the load: ${outcome}`)
  closeClients()
  faults.push(...exits)
  const codes = await ground.stop()
  if (codes.some((code) => code !== 0)) faults.push(`The portals stopped with codes ${codes.join(', ')}`)

  const slopes = names.map((name) => {
    const warm = samples[name].filter((one) => one.minute >= minutes * warmUp)
    return slopeOf(minimaOf(warm, 10))
  })
  for (const [at, name] of names.entries()) {
    if (after[name] > before[name]) faults.push(`${name} has ${after[name]} sockets open, ${before[name]} before`)
    if (minutes >= minJudged && (slopes[at] ?? 0) > maxSlope)
      faults.push(`The memory of ${name} grows by ${slopes[at]?.toFixed(2)} MB per minute`)
  }
  return {
    columns: [...columnsOf({ counts, samples, slopes, before, peakSockets, after }), ...shares.rows(names)],
    faults,
  }
}

interface Figures {
  readonly counts: Record<PortalName, ReadonlyMap<string, number>>
  readonly samples: Record<PortalName, readonly Sample[]>
  readonly slopes: readonly number[]
  readonly before: Record<PortalName, number>
  readonly peakSockets: Record<PortalName, number>
  readonly after: Record<PortalName, number>
}

const columnsOf = ({ counts, samples, slopes, before, peakSockets, after }: Figures) => {
  const outcomes = [...new Set(names.flatMap((name) => [...counts[name].keys()]))].sort()
  const each = (text: (name: PortalName, at: number) => string) => names.map(text)
  const total = (name: PortalName) => [...counts[name].values()].reduce((sum, one) => sum + one, 0)
  const megabytes = (of: (all: readonly number[]) => number | undefined) =>
    each((name) => `${Math.round(of(samples[name].map((one) => one.megabytes)) ?? 0)} MB`)
  return [
    ['', 'company', 'front'],
    ['requests', ...each((name) => total(name).toLocaleString('en'))],
    ...outcomes.map((outcome) => [outcome, ...each((name) => (counts[name].get(outcome) ?? 0).toLocaleString('en'))]),
    ['memory, first', ...megabytes((all) => all[0])],
    ['memory, most', ...megabytes((all) => Math.max(...all))],
    ['memory, last', ...megabytes((all) => all.at(-1))],
    ['memory, slope', ...each((_name, at) => `${(slopes[at] ?? 0).toFixed(2)} MB/min`)],
    ['sockets, before', ...each((name) => `${before[name]}`)],
    ['sockets, most', ...each((name) => `${peakSockets[name]}`)],
    ['sockets, 5 s after', ...each((name) => `${after[name]}`)],
  ]
}
