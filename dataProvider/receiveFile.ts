import type { Call, InputOf } from '#schema/call.ts'
import { fileIn } from '#schema/wire/envelope.ts'
import { type Missing, missingHeader, readMissing } from '#values/missing.ts'
import { breakOf } from './calls/callError.ts'
import { exchange, fileDeadline } from './calls/client.ts'
import type { Values } from './calls/request.ts'

export interface ReceivedFile {
  readonly file: Blob
  readonly missing: Missing | null
}

export interface ReceiveOptions {
  readonly signal?: AbortSignal
  /** Bytes received and total; `total` is null if the service does not send it. */
  readonly onProgress?: (received: number, total: number | null) => void
}

const sizeIn = (headers: Headers) => {
  const length = headers.get('Content-Length')
  return length === null || headers.has('Content-Encoding') ? null : Number(length)
}

async function* chunksOf(response: Response) {
  const reader = response.body?.getReader()
  if (!reader) return
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** Makes a call that returns a file, with progress; throws the same errors as `send`. */
export const receiveFile = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  { signal, onProgress }: ReceiveOptions = {},
): Promise<ReceivedFile> => {
  const type = fileIn(call.answer)?.fileType ?? 'application/octet-stream'
  const response = await exchange(call, input as Values, { signal, accept: type, milliseconds: fileDeadline })
  const total = sizeIn(response.headers)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  try {
    for await (const chunk of chunksOf(response)) {
      parts.push(chunk)
      received += chunk.length
      onProgress?.(received, total)
    }
  } catch (error) {
    throw breakOf(error, signal)
  }
  return { file: new Blob(parts, { type }), missing: readMissing(response.headers.get(missingHeader)) }
}
