import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { sendListFile } from '#proxy/answers/listFile.ts'
import { sendError } from '#proxy/errors.ts'
import { type Entity, entity } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'

const record = entity('record', { name: text('name') })

test('list files are limited to four at once, two per user; a rejected user can retry later', async () => {
  const ends = Array.from({ length: 7 }, () => Promise.withResolvers<void>())
  async function* portions(end: Promise<void>) {
    yield [{ name: 'first' }]
    await end
  }
  let count = 0
  const app = express()
  app.get('/:user', async (request, response) => {
    const end = ends[count]
    count += 1
    if (end)
      await sendListFile(
        response,
        { record: record as unknown as Entity, format: 'text/csv' },
        Number(request.params.user),
        portions(end.promise),
      )
  })
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) =>
    sendError(response, error, () => {}),
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = (user: number) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${user}`)

  const two = [await ask(1), await ask(1)]
  const third = await ask(1)
  const four = [...two, await ask(2), await ask(3)]
  for (const failed of [third, await ask(4)])
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([429, '5'])
  for (const end of ends) end.resolve()
  expect(await Promise.all(four.map((answer) => answer.text()))).toEqual(Array(4).fill('name\r\nfirst\r\n'))
  expect((await ask(1)).status).toBe(200)
  server.close()
})
