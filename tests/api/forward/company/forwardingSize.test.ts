import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, clientSecret, startApi } from '#tests/support/client/apiClient.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

let service: RecordingService
let api: Api
let admin: Client

beforeAll(async () => {
  service = await recordingService()
  api = await startApi({ hasOwnProcess: true, env: { WRITE_URL: service.url } })
  admin = await api.as('admin')
})

afterAll(async () => {
  await api.stop()
  await service.stop()
})

const megabytes = 1_000_000
const size = 100 * megabytes
const piece = Buffer.alloc(100_000, 'x')

const largeAnswer = () => {
  const sent = { bytes: 0 }
  const closed = Promise.withResolvers<boolean>()
  const answer = (response: ServerResponse) => {
    response.once('close', () => closed.resolve(true))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(size) })
    const write = () => {
      while (sent.bytes < size) {
        sent.bytes += piece.length
        if (!response.write(piece)) return
      }
      response.end()
    }
    response.on('drain', write)
    write()
  }
  return { sent, answer, closed: closed.promise }
}

const answerLarge = () => {
  const large = largeAnswer()
  service.answer = large.answer
  return large
}

const call = async () => {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
  const sending = request(`${api.url}/write/Tracking/`, { method: 'POST', headers })
  sending.end(JSON.stringify({ titulo: 'Home', idcliente: 101 }))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return answer
}

const lengthOf = async (answer: IncomingMessage) => {
  let length = 0
  for await (const part of answer) length += (part as Buffer).length
  return length
}

const memory = async () => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

describe('a response of 100 MB to a call with a checked body', () => {
  test('is paused at the service until the client reads, then arrives completely', async () => {
    const { sent } = answerLarge()
    const answer = await call()
    let last = 0
    await expect
      .poll(() => {
        const stands = sent.bytes === last
        last = sent.bytes
        return stands
      })
      .toBe(true)
    expect(sent.bytes).toBeLessThan(60 * megabytes)

    expect([answer.statusCode, await lengthOf(answer), service.recorded.length]).toEqual([200, size, 1])
  })

  test('leaves no memory occupied', async () => {
    const take = async () => {
      answerLarge()
      return lengthOf(await call())
    }
    expect(await take()).toBe(size)
    const before = await memory()
    expect([await take(), await take()]).toEqual([size, size])
    // Far less than the 200 MB sent; how much freed memory the process keeps varies.
    expect((await memory()) - before).toBeLessThan(100 * megabytes)
  })

  test('is cancelled when the client disconnects', async () => {
    const { sent, closed } = answerLarge()
    ;(await call()).destroy()
    await closed
    expect(sent.bytes).toBeLessThan(size)
  })
})

test.each<[string, string, object]>([
  ['a token', '/auth/api/oauth/token/', { grant_type: 'password', username: 'a@b.example', password: 'x' }],
  ['whether a page may be opened', '/auth/api/validate-page-access-forge/', { slug: 'users' }],
])('an endless response instead of %s is cancelled', async (_what, path, body) => {
  const portal = await startApi({ env: { AUTH_URL: service.url } })
  const { sent, answer: answerMuch, closed } = largeAnswer()
  const person = { id: 1, name: 'Ana Luna', email: 'ana@company.example', role: 1, isForge: 1 }
  service.answer = (response) => {
    const { url = '' } = service.recorded.at(-1) ?? {}
    const known = url.includes('logged-user') ? person : url.includes('menu-options2') ? [[], []] : null
    if (known) return void response.setHeader('content-type', 'application/json').end(JSON.stringify(known))
    answerMuch(response)
  }
  const isGrant = 'grant_type' in body
  const client: Record<string, string> = isGrant ? {} : { authorization: 'Bearer some-token' }
  const sentBody = isGrant ? { ...body, client_id: 'x', client_secret: clientSecret } : body
  const answer = await portal.anyone.post(path, sentBody, client)
  expect([answer.status, answer.body.error]).toEqual([502, 'unavailable'])
  await closed
  expect(sent.bytes).toBeLessThan(size)
  await portal.stop()
})
