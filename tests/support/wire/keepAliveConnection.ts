import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type KeepAliveRequest = { method?: string; path: string; headers?: Record<string, string>; body?: unknown }
type KeepAliveResponse = { status: number; headers: IncomingHttpHeaders; text: string }

export function keepAliveConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(url)

  const ask = async ({ method = 'GET', path, headers = {}, body }: KeepAliveRequest): Promise<KeepAliveResponse> => {
    const { promise, resolve, reject } = Promise.withResolvers<KeepAliveResponse>()
    const content = body === undefined ? {} : { 'content-type': 'application/json' }
    const sending = request({ agent, hostname, port, method, path, headers: { ...content, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: String(Buffer.concat(chunks)) }),
      )
    })
    sending.once('error', reject)
    sending.end(body === undefined ? undefined : JSON.stringify(body))
    return promise
  }
  return { ask, close: () => agent.destroy() }
}

export const isLast = ({ headers }: Pick<KeepAliveResponse, 'headers'>) => headers.connection === 'close'
