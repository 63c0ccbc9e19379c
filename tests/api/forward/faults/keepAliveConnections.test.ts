import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerWell, heal, type Probe, serviceNames, startProbe } from '#tests/support/services/stubCompany.ts'
import { ask } from './asking.ts'

let probe: Probe

beforeAll(async () => {
  probe = await startProbe({ read: 10_000, upload: 10_000 })
})

afterAll(() => probe.stop())

afterEach(() => {
  for (const name of serviceNames) heal(probe.company[name])
})

const usedSockets = new WeakSet<object>()
const fake = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"id":"fake"}'

describe.each(serviceNames)('a kept-alive connection to the %s service', (name) => {
  const readId = async (id: string) => JSON.parse((await ask(probe, name, 'read', id)).text ?? '{}').id

  /** Ports of the connections used by the calls, without other requests. */
  const portsOf = () => {
    const ports = new Set<number | undefined>()
    probe.company[name].answer = (response, request) => {
      if (request.url?.includes('/probe/')) ports.add(request.socket.remotePort)
      answerWell(response, request)
    }
    return ports
  }

  test('serves several reads', async () => {
    const ports = portsOf()
    for (let turn = 0; turn < 5; turn += 1) await readId(`${turn}`)
    expect(ports.size).toBe(1)
  })

  test.each([
    ['at once', 0],
    ['when it is idle', 30],
  ])('that receives more than a response %s gives the rest to no client', async (_when, milliseconds) => {
    let rest = Promise.resolve()
    probe.company[name].answer = (response, request) => {
      const { socket } = response
      answerWell(response, request)
      const { promise, resolve } = Promise.withResolvers<void>()
      rest = promise
      // The delay is what the cases vary; the test itself waits until the data is sent.
      setTimeout(() => socket?.write(fake, () => resolve()), milliseconds)
    }
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await readId(`own-${turn}`)).toBe(`own-${turn}`)
      await rest
    }
  })

  test('that the service closes during a read causes no failed request', async () => {
    probe.company[name].answer = (response, request) => {
      const { socket } = request
      const isUsed = usedSockets.has(socket)
      usedSockets.add(socket)
      if (isUsed) socket.resetAndDestroy()
      else answerWell(response, request)
    }
    for (let turn = 0; turn < 10; turn += 1) expect(await readId(`again-${turn}`)).toBe(`again-${turn}`)
  })

  test('carries no write, so that no write is lost or repeated', async () => {
    const ports = portsOf()
    await readId('first')
    for (const kind of ['write', 'upload', 'checked'] as const)
      expect((await ask(probe, name, kind, 'w')).status).toBe(200)
    expect(ports.size).toBe(4)
  })
})
