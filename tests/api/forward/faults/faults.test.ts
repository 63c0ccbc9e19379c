import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { heal, type Probe, type ServiceName, serviceNames, startProbe } from '#tests/support/services/stubCompany.ts'
import { ask, deadlineOf, introduce, type Kind, kinds, lateBy, type Seen } from './asking.ts'
import { type Fault, faults } from './faults.data.ts'

let calls = 0
const newId = () => {
  calls += 1
  return `call-${calls}`
}

const expectOutcome = (seen: Seen, { seen: outcome }: Fault, what: string) => {
  // The head was already sent: browsers would retry a call with an empty response.
  if (outcome === 'cut') return expect([seen.status, seen.text], what).toEqual([200, null])
  expect([seen.status, JSON.parse(seen.text ?? 'null')], what).toEqual([
    outcome.status,
    { error: outcome.error, message: expect.stringContaining('Try again'), id: seen.id },
  ])
}

/** Retries twice, because a busy machine may delay a call, but hardly three in a row. */
const quicker = async (seen: Seen, max: number, again: () => Promise<Seen>) => {
  let last = seen
  for (let turn = 0; turn < 2 && last.milliseconds >= max; turn += 1) last = await again()
  return last.milliseconds
}

/**
 * Breaks a service, then checks its calls and the calls of the other services, during the fault and after it. Tests of the
 * other services run concurrently, so use the `expect` of the test context.
 */
async function breakAndMend(probe: Probe, name: ServiceName, fault: Fault, { expect, onTestFinished }: TestContext) {
  const service = probe.company[name]
  const ways = kinds.map((kind) => ({ kind, id: newId() }))
  for (const { id } of ways) await expect.poll(() => introduce(probe, id)).toBe(200)
  await fault.begin(service)
  let isBroken = true
  const mend = async () => {
    heal(service)
    if (isBroken) await fault.end?.(service)
    isBroken = false
  }
  onTestFinished(mend)

  const ends = ways.map(async (way) => ({ ...way, seen: await ask(probe, name, way.kind, way.id) }))
  const others = serviceNames.filter((other) => other !== name)
  const well = others.flatMap((other) => [ask(probe, other, 'read', newId()), ask(probe, other, 'write', newId())])
  const fine = await Promise.all(well)
  expect(fine.map(({ status }) => status)).toEqual(well.map(() => 200))
  // Current duration of a call without fault, as a baseline.
  const pace = Math.max(...fine.map(({ milliseconds }) => milliseconds))
  for (const { kind, id, seen } of await Promise.all(ends)) {
    expectOutcome(seen, fault, kind)
    const deadline = deadlineOf(name, kind)
    const max = deadline * lateBy + pace
    const milliseconds = await quicker(seen, max, () => ask(probe, name, kind, newId()))
    expect(milliseconds, kind).toBeLessThan(max)
    if (fault.isLate) expect(milliseconds, kind).toBeGreaterThan(deadline - 20)
    const times = service.arrived.filter((path) => path.endsWith(`/${id}`)).length
    if (kind !== 'read') expect(times, kind).toBeLessThanOrEqual(1)
  }

  await mend()
  const answer = async (kind: Kind) => (await ask(probe, name, kind, newId())).status
  for (const kind of kinds) await expect.poll(() => answer(kind), { interval: 20 }).toBe(200)
}

// Runs concurrently, because most of the time is waiting; each service has its own gateway.
describe.concurrent.each(serviceNames)('the %s service', (name) => {
  let probe: Probe

  beforeAll(async () => {
    probe = await startProbe()
  })

  afterAll(() => probe.stop())

  test.sequential.for(faults)(
    'that $name ends its calls in time and once, without affecting other services',
    (fault, context) => breakAndMend(probe, name, fault, context),
  )

  test.sequential('does not crash the gateway by any of these faults', async () => {
    expect((await fetch(`${probe.gateway.url}/healthz`)).status).toBe(200)
  })
})
