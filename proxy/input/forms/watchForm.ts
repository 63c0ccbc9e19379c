import { Transform } from 'node:stream'
import type { Request } from 'express'
import { type FormParts, type JudgeTexts, passOver, readForm } from './multipart.ts'
import { plainForm } from './plainForm.ts'

/**
 * Validates a multipart form on its way to a service. The returned stream passes the bytes on unchanged, but keeps back
 * the last chunk until the form has proved valid, so that the service never gets a complete invalid request. The stream
 * fails with the validation error.
 */
export const watchForm = (request: Request, boundary: string, parts: FormParts, judge: JudgeTexts) => {
  const form = readForm(boundary, parts, (_name, stream) => passOver(stream), judge)
  const plain = plainForm(boundary, parts.uploads.name, parts.texts)
  let held: Buffer | undefined
  const watched = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const before = held
      held = chunk
      try {
        plain.write(chunk)
        form.write(chunk, (error) => done(error, before))
      } catch (error) {
        done(error as Error)
      }
    },
    flush: (done) => {
      form.end()
      form.files.then(plain.end).then(() => done(null, held), done)
    },
  })
  form.files.catch((error) => watched.destroy(error))
  watched.on('error', (error) => {
    form.fail(error)
    request.unpipe(watched)
    request.resume()
  })
  return request.pipe(watched)
}
