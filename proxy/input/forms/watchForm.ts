import { Transform } from 'node:stream'
import type { Request } from 'express'
import { type FormParts, type JudgeTexts, passOver, readForm } from './multipart.ts'
import { plainForm } from './plainForm.ts'

/**
 * Reads a form of files beside its way to a service: in the stream that it returns the very bytes go on as they come,
 * each piece behind the next one, and the last, without which the service has no whole request, only once the form is
 * found to be in order. The stream fails with what is wrong.
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
    form.refuse(error)
    request.unpipe(watched)
    request.resume()
  })
  return request.pipe(watched)
}
