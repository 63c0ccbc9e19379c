import { type Readable, Writable } from 'node:stream'
import type { Backend } from '#backend/backend.ts'
import type { IncomingFile } from '#backend/files/files.ts'
import { withOwnIds } from '#schema/kinds.ts'
import type { Deadlines } from '../deadlines.ts'
import { type Exchange, hungUp } from '../exchange.ts'
import { HttpError } from '../httpError.ts'
import { readTexts } from './input.ts'
import { type Form, formOf, readForm, requireMultipartForm } from './multipart.ts'
import { watchIdle } from './watchIdle.ts'

export const late = () => new HttpError(408, 'timeout', 'The files did not arrive in time. Try again.')

type UploadDeadlines = Pick<Deadlines, 'upload' | 'idle'>

/** Feeds the request body into the form; rejects the form if the client disconnects or the time is over. */
const feed = ({ request, began }: Exchange, form: Form<unknown>, { upload, idle }: UploadDeadlines) => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => form.write(chunk, done),
    final: (done) => {
      form.end()
      done()
    },
  })
  sink.on('error', () => request.unpipe(sink))
  request.pipe(sink)
  // Do not check `complete`: received data may never be read if the connection breaks afterwards.
  const end = () => request.readableEnded || form.fail(hungUp())
  // The client may have disconnected during the access check: no 'close' event would follow.
  if (request.destroyed) end()
  else request.once('close', end)
  const timer = setTimeout(() => form.fail(late()), Math.max(0, upload - (performance.now() - began)))
  const stop = watchIdle(request, idle, () => form.fail(late()))
  return () => {
    clearTimeout(timer)
    stop()
  }
}

interface Received {
  readonly texts: Readonly<Record<string, unknown>>
  readonly files: readonly IncomingFile[]
}

/**
 * Receives the form of a call; all files are then on disk. If any part is invalid, or the form misses the deadline, all
 * its files are deleted. Throws 400, 408, 413, 415.
 */
export const receiveForm = async (
  exchange: Exchange,
  backend: Pick<Backend, 'takeFile' | 'dropFiles'>,
  deadlines: UploadDeadlines,
): Promise<Received> => {
  const { request, call } = exchange
  const parts = formOf(call)
  if (!parts) return { texts: {}, files: [] }
  const boundary = requireMultipartForm(request.headers, parts.uploads)
  const accepted: Promise<IncomingFile>[] = []
  let texts: Received['texts'] = {}
  const take = (name: string, stream: Readable) => {
    const file = backend.takeFile(name, stream)
    accepted.push(file)
    return file
  }
  const form = readForm(boundary, parts, take, (found) => {
    texts = withOwnIds(() => readTexts(call, found))
  })
  const stop = feed(exchange, form, deadlines)
  try {
    const files = await form.files
    return { texts, files }
  } catch (error) {
    const ended = await Promise.allSettled(accepted)
    await backend.dropFiles(ended.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])))
    throw error
  } finally {
    stop()
  }
}
