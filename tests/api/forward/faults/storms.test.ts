import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { heal, type Probe, type ServiceName, serviceNames, startProbe } from '#tests/support/services/stubCompany.ts'
import { ask, type Kind } from './asking.ts'

let probe: Probe
/** For tests that wait for deadlines; `probe` has long deadlines that a busy machine does not exceed. */
let hasty: Probe

beforeAll(async () => {
  probe = await startProbe({ read: 20_000, upload: 20_000 })
  hasty = await startProbe({ read: 4000, upload: 4000 })
})

afterAll(() => Promise.all([probe.stop(), hasty.stop()]))

afterEach(() => {
  for (const name of serviceNames) heal(probe.company[name])
})

const storm = (name: ServiceName, kind: Kind, at = probe) =>
  Promise.all(Array.from({ length: 500 }, (_, turn) => ask(at, name, kind, `storm-${turn}`, 10_000)))

const tally = (values: readonly unknown[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const othersOf = (name: ServiceName) => serviceNames.filter((other) => other !== name)
const statusOf = async (name: ServiceName, kind: Kind = 'read', at = probe) => (await ask(at, name, kind, 'one')).status

const expectOthersWell = async (name: ServiceName, at = probe) => {
  const statuses = await Promise.all(othersOf(name).map((other) => statusOf(other, 'read', at)))
  expect(statuses).toEqual([200, 200, 200])
}

// All services share the code, so each kind of storm strikes only one of them; every service fails in some storm.
describe('500 simultaneous calls', () => {
  test.each([
    ['read', 'auth'],
    ['write', 'read'],
    ['upload', 'content'],
  ] as const)('get a response each: %s, of the %s service', async (kind, name) => {
    const service = probe.company[name]
    const before = service.arrived.length
    const [seen] = await Promise.all([storm(name, kind), expectOthersWell(name)])
    expect(tally(seen.map(({ status }) => status))).toEqual({ 200: 500 })
    expect(new Set(seen.map(({ text }) => text)).size).toBe(500)
    expect(service.arrived.length - before).toBe(500)
  })

  test.each([
    ['a page', 'auth', 'text/html', '<h1>Failed</h1>', [502, 'unavailable']],
    ['JSON', 'read', 'application/json', '{"error":"their_own"}', [500, 'their_own']],
    ['a page', 'write', 'text/html', '<h1>Failed</h1>', [502, 'unavailable']],
    ['JSON', 'content', 'application/json', '{"error":"their_own"}', [500, 'their_own']],
  ] as const)(
    'that fail with status 500 and %s, of the %s service, get a response each',
    async (_what, name, type, body, expected) => {
      probe.company[name].answer = (response) => void response.writeHead(500, { 'content-type': type }).end(body)
      const [seen] = await Promise.all([storm(name, 'write'), expectOthersWell(name)])
      expect(tally(seen.map(({ status, text }) => [status, JSON.parse(text ?? '{}').error]))).toEqual({
        [JSON.stringify(expected)]: 500,
      })
      heal(probe.company[name])
      expect(await statusOf(name, 'write')).toBe(200)
    },
  )

  test('without responses all time out, and no further call is sent', async () => {
    const name = 'write'
    const service = hasty.company[name]
    service.answer = () => {}
    const before = service.arrived.length
    const [seen] = await Promise.all([storm(name, 'read', hasty), expectOthersWell(name, hasty)])
    expect(tally(seen.map(({ status, text }) => [status, JSON.parse(text ?? '{}').error]))).toEqual({
      '[504,"timeout"]': 500,
    })
    const { length } = service.arrived
    expect(length - before).toBeLessThanOrEqual(500)
    heal(service)
    expect(await statusOf(name, 'read', hasty)).toBe(200)
    expect(service.arrived.length).toBe(length + 1)
  })

  test.each(serviceNames)('all end while the %s service restarts, and no write is sent twice', async (name) => {
    const service = probe.company[name]
    const before = service.arrived.length
    const flap = async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        await service.goDown()
        await service.comeUp()
      }
    }
    const [seen] = await Promise.all([storm(name, 'write'), flap()])
    // Status 0: the response was cut off.
    expect(seen.filter(({ status }) => ![0, 200, 502].includes(status))).toEqual([])
    const writes = service.arrived.slice(before)
    expect(new Set(writes).size).toBe(writes.length)
    await expect.poll(() => statusOf(name, 'write'), { timeout: 1000 }).toBe(200)
  })
})

test.each(serviceNames)('the %s service is used again each time it restarts', async (name) => {
  const service = probe.company[name]
  for (let turn = 0; turn < 4; turn += 1) {
    await service.goDown()
    expect(await Promise.all([statusOf(name), statusOf(name, 'write')])).toEqual([502, 502])
    await service.comeUp()
    expect(await Promise.all([statusOf(name), statusOf(name, 'write')])).toEqual([200, 200])
  }
})

test('the gateway survives all storms', async () => {
  for (const { gateway } of [probe, hasty]) expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
})
