import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { browserWith, cookiesOf } from '#tests/support/client/apiClient.ts'
import type { Answering } from '#tests/support/services/recordingService.ts'
import {
  answerWell,
  deadlines,
  heal,
  type Probe,
  serviceNames,
  startProbe,
} from '#tests/support/services/stubCompany.ts'
import { ask, lateBy, type Seen } from './asking.ts'
import { faults } from './faults.data.ts'

let probe: Probe

beforeAll(async () => {
  probe = await startProbe()
})

afterAll(() => probe.stop())

let callers = 0

const askAsStranger = async (name: (typeof serviceNames)[number], call: 'own' | 'checked') => {
  callers += 1
  const began = performance.now()
  const headers = { authorization: `Bearer stranger-${callers}`, 'content-type': 'application/json' }
  const init = call === 'own' ? { headers } : { method: 'POST', headers, body: '{"customer":101}' }
  const answer = await fetch(probe.url(name, `${call}/stranger`), init)
  return { status: answer.status, body: await answer.json(), milliseconds: performance.now() - began }
}

/** Subtracts the duration of a call without fault, because the machine may be busy. */
const expectInTime = ({ milliseconds }: Pick<Seen, 'milliseconds'>, well: Seen) => {
  expect(well.status).toBe(200)
  expect(milliseconds - well.milliseconds).toBeLessThan(deadlines.read * lateBy)
}

/** The delay is the behavior under test, not a wait of the test. */
const answerAfter =
  (share: (request: IncomingMessage) => number): Answering =>
  (response, request) =>
    void setTimeout(() => answerWell(response, request), deadlines.read * share(request))

const readsIdentity = ({ url }: IncomingMessage) => url?.includes('logged') ?? false

const everyWay = () =>
  Promise.all(serviceNames.flatMap((name) => [askAsStranger(name, 'own'), askAsStranger(name, 'checked')]))

const strangersCalls = () =>
  serviceNames.flatMap((name) => probe.company[name].arrived).filter((path) => path.endsWith('/stranger'))

describe.each(faults)('an auth service that $name', ({ begin, end, isLate }) => {
  test('does not keep a browser from signing out', async () => {
    await begin(probe.company.auth)
    onTestFinished(async () => {
      heal(probe.company.auth)
      await end?.(probe.company.auth)
    })
    callers += 1
    const answer = await browserWith(probe.gateway.url, `stranger-${callers}`).post('/auth/api/logout/')
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(cookiesOf(answer).friat?.value).toBe('')
  })

  test('ends every call with an unknown token in time, and forwards none', async () => {
    const { length } = strangersCalls()
    await begin(probe.company.auth)
    onTestFinished(async () => {
      heal(probe.company.auth)
      await end?.(probe.company.auth)
    })
    const failed = expect.stringMatching(/^(unavailable|invalid_answer)$/)
    const expected = isLate ? [504, 'timeout'] : [502, failed]
    const [ends, well] = await Promise.all([everyWay(), ask(probe, 'read', 'read', 'known')])
    for (const { status, body, milliseconds } of ends) {
      expect([status, body.error, typeof body.id]).toEqual([...expected, 'string'])
      expectInTime({ milliseconds }, well)
    }
    expect(strangersCalls()).toHaveLength(length)
  })

  test('serves unknown tokens again after its recovery', async () => {
    const statuses = async () => (await everyWay()).map(({ status }) => status)
    await expect.poll(statuses, { interval: 20 }).toEqual(serviceNames.flatMap(() => [200, 200]))
  })
})

test('identity and menu are asked at once, so that only the slower one counts against the deadline', async () => {
  const { auth } = probe.company
  auth.answer = answerAfter((request) => (readsIdentity(request) ? 0.7 : 0.6))
  expect((await askAsStranger('read', 'own')).status).toBe(200)
  heal(auth)
})

test('a slow service gets only the time that a slow auth service has left of the deadline', async () => {
  const { auth, read } = probe.company
  auth.answer = answerAfter((request) => (readsIdentity(request) ? 0.6 : 0))
  read.answer = () => {}
  const [late, well] = await Promise.all([askAsStranger('read', 'own'), ask(probe, 'write', 'read', 'known')])
  expect(late.status).toBe(504)
  expectInTime(late, well)
  for (const service of [auth, read]) heal(service)
})
