import { createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answering } from '#tests/support/services/recordingService.ts'
import {
  answerWell,
  heal,
  type Probe,
  type ServiceName,
  serviceNames,
  startProbe,
} from '#tests/support/services/stubCompany.ts'
import { growthOf } from './memory.ts'

let probe: Probe

beforeAll(async () => {
  // Generous limits, so that a busy machine causes no timeout.
  probe = await startProbe({ read: 10_000, upload: 10_000 })
})

afterAll(() => probe.stop())

afterEach(() => {
  for (const name of serviceNames) heal(probe.company[name])
})

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

const bodies: [string, Buffer<ArrayBuffer>][] = [
  ['empty', Buffer.alloc(0)],
  ['of one byte', Buffer.from([0])],
  ['of every byte', every],
  ['of 100,003 binary bytes', randomBytes(100_003)],
  ['of 15,000,000 bytes', Buffer.alloc(15_000_000, every)],
]

/** A stream body has no known length, so it is sent in chunks. */
const inPieces = (bytes: Buffer<ArrayBuffer>) =>
  new Blob([bytes]).stream() as unknown as ReadableStream<Uint8Array<ArrayBuffer>>

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const last = (name: ServiceName) => {
  const recorded = probe.company[name].recorded.at(-1)
  if (!recorded) throw new Error(`Nothing has reached the ${name} service.`)
  return recorded
}

describe.each(serviceNames)('the %s service', (name) => {
  test.each(bodies)('receives a body %s byte for byte', async (_what, bytes) => {
    for (const call of ['write/1', 'upload/1']) {
      const type = {
        'content-type': call === 'write/1' ? 'application/octet-stream' : 'multipart/form-data; boundary=x',
      }
      const answer = await post(probe.url(name, call), bytes, type)
      expect([answer.status, await answer.json()]).toEqual([200, { id: '1' }])
      expect([hashOf(last(name).bytes), last(name).headers['content-length']]).toEqual([
        hashOf(bytes),
        String(bytes.length),
      ])
      expect(last(name).headers).toMatchObject(type)
    }
  })

  // An empty body has no chunks.
  test.each(bodies.slice(1))('receives a body %s byte for byte in chunks', async (_what, bytes) => {
    const answer = await post(probe.url(name, 'upload/1'), inPieces(bytes), { 'content-type': 'multipart/mixed' })
    expect(answer.status).toBe(200)
    expect(hashOf(last(name).bytes)).toBe(hashOf(bytes))
    expect([last(name).headers['transfer-encoding'], last(name).headers['content-length']]).toEqual([
      'chunked',
      undefined,
    ])
  })

  test('receives a compressed body unchanged, with its content encoding', async () => {
    const packed = gzipSync('{"customer":101}')
    await post(probe.url(name, 'write/1'), packed, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    expect(last(name)).toMatchObject({ bytes: packed, headers: { 'content-encoding': 'gzip' } })
  })

  test.each(bodies)('returns a response body %s byte for byte', async (_what, bytes) => {
    for (const length of [{ 'content-length': String(bytes.length) }, {}]) {
      probe.company[name].answer = (response) =>
        void response.writeHead(200, { 'content-type': 'application/octet-stream', ...length }).end(bytes)
      const answer = await fetch(probe.url(name, 'download/1'))
      expect(hashOf(await answer.bytes())).toBe(hashOf(bytes))
    }
  })

  test('returns name, length and range of a download', async () => {
    const expectedErrors = {
      'content-type': 'application/pdf',
      'content-length': '5',
      'content-range': 'bytes 5-9/100',
      'content-disposition': "attachment; filename*=UTF-8''certificado%20n%C2%BA%201.pdf",
      'last-modified': 'Thu, 05 Nov 2026 00:00:00 GMT',
      etag: '"v1"',
    }
    probe.company[name].answer = (response) => void response.writeHead(206, expectedErrors).end('%PDF-')
    const answer = await fetch(probe.url(name, 'download/1'), { headers: { range: 'bytes=5-9' } })
    expect([answer.status, await answer.text()]).toEqual([206, '%PDF-'])
    expect(Object.fromEntries(answer.headers)).toMatchObject(expectedErrors)
    expect(last(name).headers.range).toBe('bytes=5-9')
  })
})

const size = 100_000_000

/** Streams 100 MB, as fast as the client reads. */
const answerHuge: Answering = (response) => {
  const piece = Buffer.alloc(100_000, 'x')
  let left = size
  const write = () => {
    while (left > 0) {
      left -= piece.length
      if (!response.write(piece)) return
    }
    response.end()
  }
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': size }).on('drain', write)
  write()
}

const hugeBody = () => {
  let left = size
  const pull = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    left -= 100_000
    controller.enqueue(Buffer.alloc(100_000))
    if (left === 0) controller.close()
  }
  return new ReadableStream({ pull })
}

const takeIn = async ({ body }: { body: AsyncIterable<Uint8Array> | null }, each: () => Promise<void>) => {
  let length = 0
  let next = size / 10
  for await (const piece of body ?? []) {
    length += piece.length
    if (length < next) continue
    next += size / 10
    await each()
  }
  return length
}

// Well below the size of one body, but above the memory that is not yet garbage-collected.
const allowed = 80_000_000

const read = ['read/1', {}] as const
const write = ['write/1', { method: 'POST', body: '{}' }] as const

describe('a body of 100 MB', () => {
  test.each(serviceNames)('in a response of the %s service is forwarded in constant memory', async (name) => {
    probe.company[name].answer = answerHuge
    const growth = await growthOf(probe.gateway)
    for (const [call, init] of [read, write])
      expect(await takeIn(await fetch(probe.url(name, call), init), growth.look)).toBe(size)
    expect(growth.max()).toBeLessThan(allowed)
  })

  test.each(serviceNames)('in an upload to the %s service is forwarded in constant memory', async (name) => {
    const service = probe.company[name]
    const growth = await growthOf(probe.gateway)
    const received: number[] = []
    service.isEarly = true
    service.answer = async (response, request) => {
      received.push(await takeIn({ body: request }, growth.look))
      answerWell(response, request)
    }
    const answer = await post(probe.url(name, 'upload/1'), hugeBody(), { 'content-type': 'multipart/mixed' })
    expect([answer.status, received]).toEqual([200, [size]])
    expect(growth.max()).toBeLessThan(allowed)
  })

  test.each([
    ['the identity call', 'GET', 'read/probe/own/1', {}],
    ['a sign-in', 'POST', 'auth/api/oauth/token/', { body: '{"grant_type":"password","client_id":"x"}' }],
  ])('in response to %s returns 502 without waiting for its end', async (_what, method, path, body) => {
    probe.company.auth.answer = answerHuge
    const growth = await growthOf(probe.gateway)
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' }
    const answer = await fetch(`${probe.gateway.url}/${path}`, { method, headers, ...body })
    await growth.look()
    expect([answer.status, (await answer.json()).error]).toEqual([502, 'unavailable'])
    expect(growth.max()).toBeLessThan(allowed)
  })
})
