import type { AnswerOf, Call, InputOf } from '../schema/call.ts'
import { type SendOptions, send } from './calls/client.ts'

type OnProgress = (sent: number, total: number) => void

interface UploadOptions extends Pick<SendOptions, 'signal' | 'repeatKey'> {
  /** Bytes that have gone out, of how many: those of the files, and a little for what is around them. */
  readonly onProgress?: OnProgress
}

const headersOf = (request: XMLHttpRequest) => {
  const lines = request.getAllResponseHeaders().split('\r\n')
  return new Headers(lines.filter(Boolean).map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]))
}

const bodyless = new Set([204, 205, 304])

const answerOf = (request: XMLHttpRequest) =>
  new Response(bodyless.has(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  })

/** Makes requests as `fetch` does, and tells how far their body has gone, which `fetch` cannot. */
const sendingForm =
  (form: FormData, onProgress: OnProgress): NonNullable<SendOptions['request']> =>
  (url, { method = 'POST', headers, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('The request had no answer.')))
      const stop = () => {
        request.abort()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      request.send(form)
    })

/**
 * Makes a call that takes files, as `multipart/form-data` with the texts of its body before them, and reads its answer;
 * raises what `send` raises. A session
 * that is over opens the same dialog, and the files are sent again when the same person is back.
 */
export const sendFiles = <C extends Call>(
  call: C,
  input: InputOf<C>,
  files: readonly File[],
  { onProgress = () => undefined, ...options }: UploadOptions = {},
): Promise<AnswerOf<C>> => {
  const form = new FormData()
  const texts = (call.body?.encode(input) ?? {}) as Readonly<Record<string, unknown>>
  for (const [name, text] of Object.entries(texts)) if (text !== null) form.append(name, String(text))
  for (const file of files) form.append(call.uploads?.name ?? 'file', file, file.name)
  return send(call, input, { ...options, request: sendingForm(form, onProgress) })
}
