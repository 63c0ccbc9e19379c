import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { smallAnswer } from '#backend/process/limits.ts'
import { usageOf } from '#backend/process/usage.ts'
import { prepareJson } from '#proxy/answers/sendPacked.ts'

/** Returns the bytes counted as unread while an answer with a text of this length is sent. */
const countedOf = async (length: number) => {
  let counted = 0
  const server = express()
    .get('/', async (_request, response) => {
      const send = await prepareJson(response, 'x'.repeat(length), 'user 1')
      counted = usageOf('unreadAnswers').inUse
      await send()
    })
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()
  server.close()
  return counted
}

test('a large answer counts as unread while it is sent, and a small one does not', async () => {
  expect(await countedOf(smallAnswer)).toBe(smallAnswer + 2)
  expect(await countedOf(smallAnswer - 2)).toBe(0)
  await expect.poll(() => usageOf('unreadAnswers').inUse).toBe(0)
})
