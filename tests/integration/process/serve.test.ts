import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { drain } from '#proxy/process/drain.ts'
import { listen, metricsListener } from '#proxy/process/serve.ts'

const answer = () => {}
const host = '127.0.0.1'

describe('error of a portal that cannot listen', () => {
  test.each(['PORT', 'METRICS_PORT'] as const)('names the port of %s if it is in use', async (setting) => {
    const { server, port } = await listen(answer, { host, port: 0, setting: 'PORT' }, answer)
    await expect(listen(answer, { host, port, setting }, answer)).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or set ${setting} to another one.`,
    )
    await drain(server)
  })

  test('names HOST if it is not an address of the machine', () =>
    expect(listen(answer, { host: '192.0.2.1', port: 0, setting: 'PORT' }, answer)).rejects.toThrow(
      '192.0.2.1 is no address of this machine. Set HOST to one that is, such as 127.0.0.1.',
    ))
})

test('a server error while listening is reported and does not end the process', async () => {
  const heard: unknown[] = []
  const { server } = await listen(answer, { host, port: 0, setting: 'PORT' }, (error) => heard.push(error))
  const error = new Error('too many open files')
  server.emit('error', error)
  server.emit('error', error)
  expect(heard).toEqual([error, error])
  await drain(server)
})

test('metrics that cannot be collected return 500 and are reported', async () => {
  const heard: unknown[] = []
  const registry = new Registry()
  registry.metrics = () => Promise.reject(new Error('broken'))
  const listener = metricsListener(registry, (error) => heard.push(error))
  const { server, port } = await listen(listener, { host, port: 0, setting: 'METRICS_PORT' }, answer)
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(500)
  expect(String(heard[0])).toContain('broken')
  await drain(server)
})

test('draining the server does not wait for a request without end', async () => {
  const arrived: unknown[] = []
  const { server, port } = await listen((request) => arrived.push(request), { host, port: 0, setting: 'PORT' }, answer)
  const client = connect(port, host).on('error', () => {})
  const closed = once(client, 'close')
  client.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n')
  await expect.poll(() => arrived).toHaveLength(1)
  await drain(server, 50)
  await closed
})

test('draining the server completes a started response, and then closes its connection', async () => {
  const { promise: started, resolve: begin } = Promise.withResolvers<() => void>()
  const listener: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 2 }).write('o')
    begin(() => response.end('k'))
  }
  const { server, port } = await listen(listener, { host, port: 0, setting: 'PORT' }, answer)
  const answered = fetch(`http://${host}:${port}/`)
  const finish = await started
  const drained = drain(server)
  finish()
  expect(await (await answered).text()).toBe('ok')
  await drained
})
