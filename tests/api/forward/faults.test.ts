import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heal, type Probe, serviceNames, startProbe } from '../../support/stubCompany.ts'
import { ask, deadlineOf, introduce, type Kind, kinds, type Seen } from './asking.ts'
import { type Fault, faults } from './faults.data.ts'

let probe: Probe

beforeAll(async () => {
  probe = await startProbe()
})

afterAll(() => probe.stop())

let calls = 0
const newId = () => {
  calls += 1
  return `call-${calls}`
}

const expectOutcome = (seen: Seen, { seen: outcome }: Fault, what: string) => {
  if (outcome === 'cut') return expect(seen.text, what).toBeNull()
  expect([seen.status, JSON.parse(seen.text ?? 'null')], what).toEqual([
    outcome.status,
    { error: outcome.error, message: expect.stringContaining('Try again'), id: seen.id },
  ])
}

const expectInTime = ({ milliseconds }: Seen, deadline: number, { isLate = false }: Fault, what: string) => {
  expect(milliseconds, what).toBeLessThan(deadline + 250)
  if (isLate) expect(milliseconds, what).toBeGreaterThan(deadline - 20)
}

describe.each(faults)('a service that $name', (fault) => {
  describe.each(serviceNames)('the %s service', (name) => {
    const others = serviceNames.filter((other) => other !== name)
    const broken = kinds.map((kind) => ({ kind, id: newId() }))
    const what = ({ kind }: { kind: Kind }) => `${kind} of ${name}`

    test('ends its calls as it should, in time, while the others go on', async () => {
      for (const { id } of broken) await introduce(probe, id)
      await fault.begin(probe.company[name])
      const ends = broken.map(async (call) => ({ ...call, seen: await ask(probe, name, call.kind, call.id) }))
      const well = others.flatMap((other) => [ask(probe, other, 'read', newId()), ask(probe, other, 'write', newId())])
      expect((await Promise.all(well)).map(({ status }) => status)).toEqual(well.map(() => 200))
      for (const end of await Promise.all(ends)) {
        expectOutcome(end.seen, fault, what(end))
        expectInTime(end.seen, deadlineOf(name, end.kind), fault, what(end))
      }
    })

    test('is told of no write twice, and works again within a second', async () => {
      const service = probe.company[name]
      for (const { id } of broken.filter(({ kind }) => kind !== 'read'))
        expect(service.arrived.filter((path) => path.endsWith(`/${id}`)).length).toBeLessThanOrEqual(1)
      heal(service)
      await fault.end?.(service)
      const answer = async (kind: Kind) => (await ask(probe, name, kind, newId())).status
      for (const kind of kinds) await expect.poll(() => answer(kind), { timeout: 1000, interval: 20 }).toBe(200)
    })
  })
})

test('none of this ended the gateway or went unforeseen', async () => {
  expect((await fetch(`${probe.gateway.url}/healthz`)).status).toBe(200)
  expect(probe.gateway.output.filter((line) => line.includes('"level":50'))).toEqual([])
})
