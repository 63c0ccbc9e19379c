import { Writable } from 'node:stream'
import type { Backend } from '../../backend/backend.ts'
import type { IncomingFile } from '../../backend/files/files.ts'
import { HttpError } from '../../backend/httpError.ts'
import type { Exchange } from '../exchange.ts'
import { demandForm, type Form, readForm } from './multipart.ts'

/** Nobody hears this. */
const hungUp = () => new HttpError(499, 'unavailable', 'The client has hung up.')
const late = () => new HttpError(408, 'timeout', 'The files did not arrive in time. Try again.')

/** The request's body goes into the form, which ends when the client hangs up or the time is over. */
const feed = ({ request, began }: Exchange, form: Form<unknown>, deadline: number) => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => form.write(chunk, done),
    final: (done) => {
      form.end()
      done()
    },
  })
  sink.on('error', () => request.unpipe(sink))
  request.pipe(sink)
  // Not `complete`: what has arrived may never be read when the connection breaks behind it.
  request.once('close', () => request.readableEnded || form.refuse(hungUp()))
  const timer = setTimeout(() => form.refuse(late()), Math.max(0, deadline - (performance.now() - began)))
  return () => clearTimeout(timer)
}

/**
 * The files that come with a call, each whole on the disk by then; when anything is wrong with any of them, or they are
 * not all there within the deadline, none is left. Raises 400, 408, 413, 415.
 */
export const receiveFiles = async (
  exchange: Exchange,
  backend: Pick<Backend, 'takeFile' | 'dropFiles'>,
  deadline: number,
): Promise<IncomingFile[]> => {
  const { request, call } = exchange
  const { uploads } = call
  if (!uploads) return []
  const boundary = demandForm(request.headers, uploads)
  const taken: Promise<IncomingFile>[] = []
  const form = readForm(boundary, uploads, (name, stream) => {
    const file = backend.takeFile(name, stream)
    taken.push(file)
    return file
  })
  const stop = feed(exchange, form, deadline)
  try {
    return await form.files
  } catch (error) {
    const ended = await Promise.allSettled(taken)
    await backend.dropFiles(ended.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])))
    throw error
  } finally {
    stop()
  }
}
