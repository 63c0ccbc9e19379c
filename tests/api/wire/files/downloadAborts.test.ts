import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { documentAt, plantConcession, plantDocument, plantFile } from '#tests/support/rows/concessions.ts'

const customer = customers.healthy
let api: Api

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
})

afterAll(() => api.stop())

const openFiles = async () => {
  const metrics = await (await fetch(api.metricsUrl)).text()
  return Number(/^process_open_fds (\S+)/m.exec(metrics)?.[1])
}

test('aborted downloads leave no file open', async () => {
  const by = await api.as('customer')
  // More than the socket buffers hold, so the file stays open while the client does not read.
  const file = await plantFile(api, 'x'.repeat(14_000_000))
  await plantDocument(api, await plantConcession(api, customer), file)
  const { hostname, port } = new URL(api.url)
  const head = [
    `GET ${documentAt(file, customer)} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${by.token}`,
  ]
  const hangUp = async (waits: boolean) => {
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    await new Promise<void>((sent) => socket.write(`${head.join('\r\n')}\r\n\r\n`, () => sent()))
    if (waits) await once(socket, 'readable')
    socket.destroy()
  }
  await hangUp(true)
  const before = await openFiles()
  for (let count = 0; count < 100; count += 1) await hangUp(count % 4 === 0)
  await expect.poll(openFiles, { interval: 50, timeout: 60_000 }).toBeLessThan(before + 10)
  expect(api.output.join('\n')).not.toMatch(/garbage collection|ERR_STREAM/)
})
