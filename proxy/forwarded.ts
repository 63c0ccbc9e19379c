import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Caller } from '../backend/caller.ts'
import { Refusal } from '../backend/refusal.ts'
import { account } from '../schema/account.ts'
import { demandOwnCustomer, namesCustomer } from './access.ts'
import { exchange as exchangeBytes, readDeadlineMilliseconds } from './askService.ts'
import { readBytes } from './body.ts'
import type { Config } from './config.ts'
import { sendError } from './errors.ts'
import type { Exchange, Service } from './exchange.ts'
import { readInput } from './input.ts'
import { answersToken, clearSession, endsSession, setSession } from './session.ts'

const uploadDeadlineMilliseconds = 120_000

/** What a service may learn of the request; everything else that the browser sent stays here. */
const passedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-match',
  'idempotency-key',
  'range',
]

/** What the browser may learn of the answer. */
const answeredHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'etag',
  'last-modified',
  'retry-after',
]

const queryOf = (url: string | undefined) => {
  const at = (url ?? '').indexOf('?')
  return at < 0 ? '' : (url ?? '').slice(at)
}

const headersFor = ({ request, response, credentials }: Exchange) => {
  const headers: Record<string, string> = { 'x-request-id': String(response.getHeader('X-Request-Id')) }
  for (const name of passedHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  if (credentials.token) headers.authorization = `Bearer ${credentials.token}`
  return headers
}

interface Tools {
  readonly target: string
  readonly config: Config
  readonly identify: (token: string) => Promise<Caller | null>
  readonly onError: (error: unknown) => void
}

const failure = (isLate: boolean) =>
  isLate
    ? new Refusal(504, 'timeout', 'The service did not answer in time. Try again.')
    : new Refusal(502, 'unavailable', 'The service cannot be reached. Try again.')

/** Streams a call through; one middleware per fixed target, so that nothing in a request chooses where it goes. */
const streamThrough = ({ target, onError }: Tools) => {
  const underWay = new WeakMap<IncomingMessage, { exchange: Exchange; isLate: boolean; upstream?: ClientRequest }>()

  const middleware = createProxyMiddleware({
    target,
    changeOrigin: true,
    xfwd: false,
    ws: false,
    on: {
      proxyReq: (upstream, request) => {
        const state = underWay.get(request)
        if (!state) return
        state.upstream = upstream
        for (const name of upstream.getHeaderNames())
          if (name !== 'host' && name !== 'transfer-encoding') upstream.removeHeader(name)
        for (const [name, value] of Object.entries(headersFor(state.exchange))) upstream.setHeader(name, value)
      },
      proxyRes: (answer) => {
        for (const name of Object.keys(answer.headers)) if (!answeredHeaders.includes(name)) delete answer.headers[name]
      },
      error: (error, request, response) => {
        const state = underWay.get(request)
        if (!('setHeader' in response) || response.destroyed) return
        onError(error)
        sendError(response as Response, failure(state?.isLate ?? false), onError)
      },
    },
  })

  return (exchange: Exchange) =>
    new Promise<void>((resolve) => {
      const { request, response, path } = exchange
      const state: { exchange: Exchange; isLate: boolean; upstream?: ClientRequest } = { exchange, isLate: false }
      underWay.set(request, state)
      const isUpload = (request.headers['content-type'] ?? '').startsWith('multipart/')
      const deadline = setTimeout(
        () => {
          state.isLate = true
          state.upstream?.destroy(new Error('deadline'))
        },
        isUpload ? uploadDeadlineMilliseconds : readDeadlineMilliseconds,
      )
      // A client that hangs up takes the upstream connection with it.
      response.once('close', () => {
        clearTimeout(deadline)
        state.upstream?.destroy()
        resolve()
      })
      request.url = `${path}${queryOf(request.url)}`
      void middleware(request, response as ServerResponse as Response)
    })
}

/** A small call whose body or answer the gateway must see: read whole, checked, passed on, answered. */
const passOn = async (exchange: Exchange, { target }: Tools, body: Buffer) => {
  const { call, request, path } = exchange
  const { 'content-length': _length, ...headers } = headersFor(exchange)
  return exchangeBytes(`${target}${path}${queryOf(request.url)}`, {
    method: call.method,
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}

const isForm = (exchange: Exchange) =>
  (exchange.request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')

const decodeBody = (exchange: Exchange, bytes: Buffer): Record<string, unknown> => {
  if (isForm(exchange)) return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal(400, 'invalid_input', 'The body cannot be read as what it says it is.')
  }
}

/** Adds the portal's client credentials to a password grant, in the encoding that it came in. */
const withClient = (exchange: Exchange, bytes: Buffer, { config }: Tools) => {
  const client = { client_id: config.oauthClientId, client_secret: config.oauthClientSecret ?? '' }
  const grant = { ...decodeBody(exchange, bytes), ...client }
  const text = isForm(exchange)
    ? String(new URLSearchParams(grant as unknown as Record<string, string>))
    : JSON.stringify(grant)
  return Buffer.from(text)
}

const relay = ({ response }: Exchange, answer: Awaited<ReturnType<typeof exchangeBytes>>) => {
  for (const name of answeredHeaders) {
    const value = answer.headers.get(name)
    if (value !== null && name !== 'content-length' && name !== 'content-encoding') response.setHeader(name, value)
  }
  response.status(answer.status).send(answer.bytes)
}

const relayToken = async (exchange: Exchange, answer: Awaited<ReturnType<typeof exchangeBytes>>, tools: Tools) => {
  const { response, credentials } = exchange
  response.setHeader('Cache-Control', 'no-store')
  if (!credentials.wantsCookie) return relay(exchange, answer)
  if (answer.status === 400 && decodeBodyOf(answer.bytes)?.error === 'invalid_grant')
    throw new Refusal(401, 'invalid_grant', 'The e-mail or the password is not right.')
  const body = answer.status === 200 ? decodeBodyOf(answer.bytes) : null
  if (typeof body?.access_token !== 'string') return relay(exchange, answer)
  const seconds = typeof body.expires_in === 'number' ? body.expires_in : 86_400
  const caller = await tools.identify(body.access_token)
  setSession(response, tools.config, body.access_token, caller?.name ?? '', seconds)
  response.json({ access_token: 'cookie', token_type: 'Bearer', expires_in: seconds })
}

const decodeBodyOf = (bytes: Buffer): Record<string, unknown> | null => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** A service of the company's: streams calls through; reads only what it must check or change. */
export const forwardedService = (tools: Tools): Service => {
  const stream = streamThrough(tools)

  const callWithBody = async (exchange: Exchange) => {
    const { call, request, response, params, caller, credentials } = exchange
    const bytes = await readBytes(request, response)
    const body = bytes.length > 0 ? decodeBody(exchange, bytes) : undefined
    demandOwnCustomer(call, caller, readInput(call, params, request, body))
    const isGrant = call === (account.signIn as typeof call) && (credentials.isBrowser || credentials.wantsCookie)
    const answer = await passOn(exchange, tools, isGrant ? withClient(exchange, bytes, tools) : bytes)
    if (answersToken(call)) await relayToken(exchange, answer, tools)
    else relay(exchange, answer)
  }

  const call = async (exchange: Exchange) => {
    if (endsSession(exchange.call)) clearSession(exchange.response, tools.config)
    if (answersToken(exchange.call) || (namesCustomer(exchange.call) && exchange.call.body))
      return callWithBody(exchange)
    if (namesCustomer(exchange.call))
      demandOwnCustomer(
        exchange.call,
        exchange.caller,
        readInput(exchange.call, exchange.params, exchange.request, undefined),
      )
    await stream(exchange)
  }
  return { call }
}
