import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request instead of the company, or after it by `pass`, which returns the company's own answer. */
export type Break = (response: ServerResponse, pass: () => Promise<Buffer>) => unknown

/** A proxy in front of a company that can break its answers. */
export interface Door {
  readonly url: string
  /** Breaks the answers at these paths; null breaks none. */
  broken: { readonly at: RegExp; readonly by: Break } | null
  stop(): Promise<void>
}

const read = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const openDoor = async (target: string): Promise<Door> => {
  const send = async ({ method, url, headers }: IncomingMessage, body: Buffer) => {
    const sent = ask(`${target}${url}`, { method, headers })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { answer, bytes: await read(answer) }
  }
  const server = createServer(async (request, response) => {
    try {
      const body = await read(request)
      const { broken } = door
      if (broken?.at.test(request.url ?? '')) {
        await broken.by(response, async () => (await send(request, body)).bytes)
        return
      }
      const { answer, bytes } = await send(request, body)
      response.writeHead(answer.statusCode ?? 500, answer.rawHeaders).end(bytes)
    } catch {
      response.destroy()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const door: Door = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: null,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return door
}

/** Stands for what a failing program tells about itself. */
export const secret = 'SECRET-WORD'

const json = { 'content-type': 'application/json' }

/** Failures of a company. Each ends with a message and Retry, and without a trace of the answer. */
export const failures: readonly { readonly name: string; readonly by: Break }[] = [
  { name: 'hangs up', by: (response) => response.destroy() },
  {
    name: 'answers a page of HTML',
    by: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Sign in ${secret}</h1>`),
  },
  {
    name: 'fails with a page of HTML',
    by: (response) => response.writeHead(500, { 'content-type': 'text/html' }).end(`<h1>${secret}</h1>`),
  },
  {
    name: 'fails and tells its secrets',
    by: (response) =>
      response.writeHead(500, json).end(JSON.stringify({ message: `SQLSTATE ${secret}`, trace: [secret] })),
  },
  { name: 'answers text', by: (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(secret) },
  {
    name: 'cuts its JSON',
    by: async (response, pass) => {
      const bytes = await pass()
      response.writeHead(200, json).end(bytes.subarray(0, bytes.length / 2))
    },
  },
  { name: 'sends elsewhere', by: (response) => response.writeHead(302, { location: `/${secret}` }).end() },
  {
    name: 'answers another record',
    by: (response) => response.writeHead(200, json).end(JSON.stringify({ debug: secret })),
  },
]
