import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { sendError } from '../../../proxy/errors.ts'
import { sendListFile } from '../../../proxy/listFile.ts'
import { type Entity, entity } from '../../../schema/entity.ts'
import { text } from '../../../schema/kinds.ts'

const record = entity('record', { name: text('name') })

test('four files are made at once, a fifth is asked to wait, and has its turn when one has ended', async () => {
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  async function* portions(end: Promise<void>) {
    yield [{ name: 'first' }]
    await end
  }
  let count = 0
  const app = express()
  app.get('/', async (_request, response) => {
    const end = ends[count]
    count += 1
    if (end)
      await sendListFile(response, { record: record as unknown as Entity, format: 'text/csv' }, portions(end.promise))
  })
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) =>
    sendError(response, error, () => {}),
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

  const four = [await ask(), await ask(), await ask(), await ask()]
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  for (const end of ends) end.resolve()
  expect(await Promise.all(four.map((answer) => answer.text()))).toEqual(Array(4).fill('name\r\nfirst\r\n'))
  expect((await ask()).status).toBe(200)
  server.close()
})
