import { type IncomingHttpHeaders, request } from 'node:http'

export type Raw = { status: number; headers: IncomingHttpHeaders; text: string }

type Asked = {
  method?: string
  headers?: Record<string, string>
  /** Sent as one piece; a list goes in pieces of unknown length. */
  body?: string | string[]
}

/** Sends a path and headers to the letter: what `fetch` would tidy up arrives as it is. */
export async function rawRequest(url: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Raw>()
  const sending = request({ hostname, port, path, method, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.once('error', reject)
    answer.once('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: String(Buffer.concat(chunks)) }),
    )
  })
  sending.once('error', reject)
  for (const piece of Array.isArray(body) ? body : []) sending.write(piece)
  sending.end(typeof body === 'string' ? body : undefined)
  return promise
}
