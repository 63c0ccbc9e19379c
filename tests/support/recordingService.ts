import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Recorded = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** A company's service that writes down what reaches it and answers as it is told. */
export type RecordingService = {
  url: string
  recorded: Recorded[]
  answer: (response: ServerResponse) => void
  stop: () => Promise<void>
}

export async function recordingService(): Promise<RecordingService> {
  const service: RecordingService = {
    url: '',
    recorded: [],
    answer: (response) => void response.end(),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      service.recorded.push({ method, url, headers, body: String(Buffer.concat(chunks)) })
      service.answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`
  return service
}
