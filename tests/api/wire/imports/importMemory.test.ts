import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growthDuring } from '#bench/load/memory.ts'
import { type Api, startApi, tokenAt } from '#tests/support/client/apiClient.ts'

const maxMemoryGrowth = 150_000_000

let api: Api
let token: string

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  token = await tokenAt(api.url, 'admin')
})

afterAll(() => api.stop())

interface Body {
  readonly begins: string
  readonly row: string
  readonly count: number
  readonly ends: string
}

function* piecesOf({ begins, row, count, ends }: Body) {
  const piece = Buffer.from(row)
  yield Buffer.from(begins)
  for (let at = 0; at < count; at += 1) yield piece
  yield Buffer.from(ends)
}

/** Sends a chunked PUT, as `curl -T` does. */
const send = async (entity: string, body: Body) => {
  const sending = request(`${api.url}/write/import/${entity}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'content-length': body.begins.length + body.row.length * body.count + body.ends.length,
    },
  })
  const answered = once(sending, 'response')
  await pipeline(Readable.from(piecesOf(body)), sending)
  const [answer] = (await answered) as [IncomingMessage]
  return { status: answer.statusCode, body: (await json(answer)) as { problems: readonly object[] } }
}

const text = 'Forged as it was told. '.repeat(800)
/** Repeats one row, so that each of its lines is a problem, of which a thousand are listed. */
const news = { begins: 'id,publishedOn,title,body\n', row: `7001,2026-11-01,News,${text}\n` }

test.each([
  ['a file of 200 MB with an invalid last row', 1_000, { ...news, count: 10_900, ends: '7002,soon,News,Text\n' }],
  ['a line of 300 MB', 1, { begins: '', row: 'a'.repeat(1_000_000), count: 300, ends: '' }],
])('%s is rejected in bounded memory', { timeout: 600_000 }, async (_name, problems, body) => {
  const before = await api.rows.count('news')
  const growth = await growthDuring(api.pid, async () => {
    const { status, body: answered } = await send('news', body)
    expect([status, answered.problems?.length]).toEqual([400, problems])
  })
  expect(growth).toBeLessThan(maxMemoryGrowth)
  expect(await api.rows.count('news')).toEqual(before)
})
