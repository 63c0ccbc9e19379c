import { Transform } from 'node:stream'
import type { Request } from 'express'
import type { Uploads } from '../schema/call.ts'
import { passOver, readForm } from './multipart.ts'

/**
 * Reads a form of files beside its way to a service: in the stream that it returns the very bytes go on as they come,
 * each piece behind the next one, and the last, without which the service has no whole request, only once the form is
 * found to be in order. `onRefused` hears what is wrong.
 */
export const watchForm = (request: Request, uploads: Uploads, onRefused: (error: unknown) => void) => {
  const form = readForm(request.headers['content-type'] ?? '', uploads, (_name, stream) => passOver(stream))
  let held: Buffer | undefined
  const watched = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const before = held
      held = chunk
      form.write(chunk, (error) => done(error, before))
    },
    flush: (done) => {
      form.end()
      form.files.then(() => done(null, held), done)
    },
  })
  form.files.catch(onRefused)
  watched.on('error', () => {
    request.unpipe(watched)
    request.resume()
  })
  return request.pipe(watched)
}
