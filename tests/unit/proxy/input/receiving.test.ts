import { once } from 'node:events'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Request, type Response } from 'express'
import { afterEach, expect, test } from 'vitest'
import type { IncomingFile } from '#backend/files/files.ts'
import { shares } from '#backend/process/limits.ts'
import type { Deadlines } from '#proxy/deadlines.ts'
import { sendError } from '#proxy/errors.ts'
import type { Exchange } from '#proxy/exchange.ts'
import { parseBody } from '#proxy/input/body.ts'
import { receiveStream } from '#proxy/input/receiveStream.ts'
import { createUploads } from '#proxy/input/uploads.ts'
import type { AnyCall } from '#schema/call.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Sends a head and the beginning of a body, and never ends it; returns the status of the answer, or null. */
const sendPart = async (
  answer: (request: Request, response: Response) => Promise<unknown>,
  headers: Record<string, string>,
  beginning: string,
) => {
  const server = express()
    .post('/', (request, response) =>
      answer(request, response).then(
        () => response.json({ ok: true }),
        (error: unknown) => sendError(response, error, () => {}),
      ),
    )
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sending = ask({ port, host: '127.0.0.1', method: 'POST', path: '/', headers })
  closing.push(() => {
    sending.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { promise, resolve } = Promise.withResolvers<number | null>()
  sending.once('response', (response) => resolve(response.statusCode ?? null))
  sending.once('error', () => resolve(null))
  sending.flushHeaders()
  sending.write(beginning)
  return promise
}

const streams = { types: ['text/csv'], maxBytes: 1_000 }
const takeFile = async (name: string, chunks: AsyncIterable<Uint8Array>) => {
  for await (const _chunk of chunks);
  return { name } as IncomingFile
}

const receive = (deadlines: Pick<Deadlines, 'upload' | 'idle'>) => (request: Request, response: Response) =>
  receiveStream({ request, response, began: performance.now() } as Exchange, streams, { takeFile }, deadlines)

test('an import that stalls is answered with 408', async () => {
  const headers = { 'content-type': 'text/csv', 'content-length': '900' }
  expect(await sendPart(receive({ upload: 60_000, idle: 100 }), headers, 'a,b\n')).toBe(408)
})

test('an import that takes too long is answered with 408', async () => {
  const headers = { 'content-type': 'text/csv', 'content-length': '900' }
  expect(await sendPart(receive({ upload: 100, idle: 60_000 }), headers, 'a,b\n')).toBe(408)
})

test('an import that turns out too large is answered with 413', async () => {
  const headers = { 'content-type': 'text/csv', 'transfer-encoding': 'chunked' }
  expect(await sendPart(receive({ upload: 60_000, idle: 60_000 }), headers, 'x'.repeat(1_001))).toBe(413)
})

test('a JSON body that stalls is answered with 408', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '900' }
  expect(
    await sendPart(
      async (request, response) => {
        response.locals.exchange = { caller: null }
        await parseBody(100)(request, response, () => {})
      },
      headers,
      '{"a":',
    ),
  ).toBe(408)
})

const formType = 'multipart/form-data; boundary=the-boundary'

/** Returns the status of an upload with this head, and the bytes for which room was requested. */
const upload = async (call: Pick<AnyCall, 'uploads' | 'streams'>, headers: Record<string, string>) => {
  const requested: number[] = []
  const requireDiskSpace = async (bytes: number) => void requested.push(bytes)
  const uploads = createUploads({ uploads: shares.uploads }, { requireDiskSpace })
  const answer = (request: Request, response: Response) =>
    uploads.onDisk({ request, response, call, caller: null } as Exchange, async () => null)
  return { status: await sendPart(answer, headers, 'x'), requested }
}

const ofForm = { uploads: { name: 'file', max: 2 }, streams: null }
const ofStream = { uploads: null, streams }

test.each([
  ['form', ofForm, { 'content-type': formType, 'content-length': '9000000000000000' }, 413],
  ['import', ofStream, { 'content-type': 'text/csv', 'content-length': '9000000000000000' }, 413],
  ['form', ofForm, { 'content-type': 'text/csv', 'content-length': '500' }, 415],
  ['import', ofStream, { 'content-type': formType, 'content-length': '500' }, 415],
])('an upload as %s that does not fit its call takes no room on the disk', async (_name, call, headers, status) => {
  expect(await upload(call, headers)).toEqual({ status, requested: [] })
})

test.each([
  ['form', ofForm, formType, 30_100_000],
  ['import', ofStream, 'text/csv', 1_000],
])('an upload as %s of unknown length takes the room of the largest', async (_name, call, type, bytes) => {
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
  expect(await upload(call, headers)).toEqual({ status: 200, requested: [bytes] })
})
