import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { heal, type Probe, startProbe } from '#tests/support/services/stubCompany.ts'

const [deadline, pause] = [600, 3_000]

let probe: Probe

beforeAll(async () => {
  probe = await startProbe({ read: deadline, upload: deadline }, pause)
})
afterEach(() => heal(probe.company.read))
afterAll(() => probe.stop())

const read = async () => {
  const began = performance.now()
  const answer = await fetch(probe.url('read', 'read/1'))
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), ms: performance.now() - began }
}

const metricsOfRead = async () => {
  const text = await (await fetch(probe.gateway.metricsUrl)).text()
  return text.split('\n').filter((line) => /^portal_service_.*service="read"/.test(line))
}

test('a service that is late three times in a row is not asked for a while, and then once', async () => {
  expect((await read()).status).toBe(200)
  probe.company.read.answer = () => undefined
  for (let call = 0; call < 3; call += 1) expect((await read()).status).toBe(504)
  const refused = await read()
  expect(refused.status).toBe(503)
  expect(refused.ms).toBeLessThan(deadline)
  expect(Number(refused.retryAfter)).toBeGreaterThanOrEqual(1)
  heal(probe.company.read)
  await expect.poll(async () => (await read()).status, { timeout: 2 * pause }).toBe(200)
  expect((await read()).status).toBe(200)
})

test('the metrics count the calls of each service, and /readyz tells an operator which are up', async () => {
  const metrics = (await metricsOfRead()).join('\n')
  expect(metrics).toContain('portal_service_up{service="read"} 1')
  expect(metrics).toContain('portal_service_calls_total{service="read",outcome="late"} 3')
  expect(metrics).toMatch(/portal_service_calls_total\{service="read",outcome="refused"\} [1-9]/)
  expect(Number(/seconds_total\{service="read"\} ([\d.]+)/.exec(metrics)?.[1])).toBeGreaterThan(1.5)
  probe.company.read.answer = (response) => void response.destroy()
  expect((await read()).status).toBe(502)
  expect((await metricsOfRead()).join('\n')).toContain('portal_service_up{service="read"} 0')
  const ready = await fetch(`${probe.gateway.url}/readyz`)
  expect([ready.status, (await ready.json()).services.read]).toEqual([200, false])
})
