import type { AnswerOf, Call, InputOf } from '#schema/call.ts'
import { writeInput } from '#schema/checks/parseInput.ts'
import { type SendOptions, send } from './calls/client.ts'

type OnProgress = (sent: number, total: number) => void

interface UploadOptions extends Pick<SendOptions, 'signal' | 'repeatKey'> {
  /** Bytes sent and total, including the multipart overhead. */
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

/** Replacement for `fetch` that reports upload progress, which `fetch` cannot. */
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
 * Sends files as `multipart/form-data`, after the text fields; throws the same errors as `send`. An expired session
 * opens the same dialog, and the files are sent again after the sign-in.
 */
export const sendFiles = <C extends Call>(
  call: C,
  input: InputOf<C>,
  files: readonly File[],
  { onProgress = () => undefined, ...options }: UploadOptions = {},
): Promise<AnswerOf<C>> => {
  const form = new FormData()
  const texts = (call.body ? writeInput(call.body, input) : {}) as Readonly<Record<string, unknown>>
  for (const [name, text] of Object.entries(texts)) if (text !== null) form.append(name, String(text))
  for (const file of files) form.append(call.uploads?.name ?? 'file', file, file.name)
  return send(call, input, { ...options, request: sendingForm(form, onProgress) })
}
