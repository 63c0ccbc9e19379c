import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Recorded = { method: string; url: string; headers: IncomingHttpHeaders; body: string; bytes: Buffer }

export type Answering = (response: ServerResponse, request: IncomingMessage, whole?: Recorded) => void

export type RecordingService = {
  url: string
  /** Complete requests. */
  recorded: Recorded[]
  /** Paths in the order in which the request heads arrived. */
  arrived: string[]
  answer: Answering
  /** Answers after the request head, before the body. */
  isEarly: boolean
  /** Accepts connections and closes them at once. */
  refuses: boolean
  cut: () => void
  /** Stops listening and closes all connections. */
  goDown: () => Promise<void>
  /** Listens again at the same address. */
  comeUp: () => Promise<void>
  stop: () => Promise<void>
}

const hearBody = async (request: IncomingMessage): Promise<Recorded> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  const bytes = Buffer.concat(chunks)
  return { method, url, headers, bytes, body: String(bytes) }
}

export async function recordingService(): Promise<RecordingService> {
  const server = createServer(async (request, response) => {
    service.arrived.push(request.url ?? '')
    if (service.isEarly) return service.answer(response, request)
    // Incomplete requests are not recorded.
    const whole = await hearBody(request).catch(() => null)
    if (!whole) return
    service.recorded.push(whole)
    service.answer(response, request, whole)
  })
  server.on('connection', (socket) => {
    socket.on('error', () => {})
    if (service.refuses) socket.destroy()
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const goDown = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const port = await listen(0)
  const service: RecordingService = {
    url: `http://127.0.0.1:${port}/base`,
    recorded: [],
    arrived: [],
    answer: (response) => void response.end(),
    isEarly: false,
    refuses: false,
    cut: () => server.closeAllConnections(),
    goDown,
    comeUp: async () => void (await listen(port)),
    stop: async () => {
      if (server.listening) await goDown()
    },
  }
  return service
}
