import { vi } from 'vitest'

export interface StubRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
  /** Body that is a file. */
  readonly file: File | null
}

type Answer = Response | Promise<Response>
type Answers = Record<string, (request: StubRequest) => Answer>

export const json = (body: unknown, { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export const failure = (status: number, error: string, more: object = {}) =>
  json({ error, message: `Failed: ${error}`, id: 'request-1', ...more }, { status })

/** A gateway stub for screens: answers by method and path, and records the requests. */
export function stubGateway(answers: Answers) {
  const requests: StubRequest[] = []
  const stub = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://portal.test')
    const request: StubRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      file: init.body instanceof File ? init.body : null,
    }
    init.signal?.throwIfAborted()
    requests.push(request)
    const answer = answers[`${request.method} ${request.path}`]
    return answer ? answer(request) : failure(404, 'not_found')
  }
  vi.stubGlobal('fetch', stub)
  return { requests, to: (path: string) => requests.filter((request) => request.path === path) }
}
