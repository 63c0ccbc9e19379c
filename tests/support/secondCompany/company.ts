import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { asChosen, inWindows1252 } from './asChosen.ts'
import { authCalls } from './auth.ts'
import { type Choice, firstChoice } from './choices.ts'
import { documents, pdf, photos, png, zip } from './documents.ts'
import { client, emailOf, mayActFor, password, type User, users } from './people.ts'
import { reads } from './reads.ts'
import { rowsIn } from './rows.ts'
import { type ContentType, contentTypeOf, faultIn, faultInList, queryOf, readBody, type Shape } from './strictly.ts'
import { userRegister } from './userRows.ts'
import { writes } from './writes.ts'

export interface Arrived {
  readonly call: string
  /** The call with its parameters. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever arrived
  readonly body: any
  readonly account: string | null
}

/** A call with the order in which it and others began and ended. */
export interface Span {
  readonly path: string
  readonly began: number
  ended: number | null
}

interface Refused {
  readonly path: string
  readonly status: number
  readonly error: string
}

class RefusedError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const names = [...Object.keys(authCalls), ...Object.keys(reads), ...Object.keys(writes), ...documents, ...photos]
const own = ['POST /auth/api/oauth/token', 'GET /auth/api/logout']

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

/** Literal paths come before those with parameters. */
const routes = [...own, ...names]
  .map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return { call, method, pattern: patternOf(path), parameters: path.split(':').length }
  })
  .toSorted((one, other) => one.parameters - other.parameters)

const routeOf = (method: string, path: string) => {
  const found = routes.flatMap((route) => {
    const match = route.pattern.exec(path)
    return match ? [{ ...route, params: { ...match.groups } as Record<string, string> }] : []
  })
  if (found.length === 0) throw new RefusedError(404, `${path} is unknown`)
  const route = found.find((one) => one.method === method)
  if (!route) {
    const allow = found.map((one) => one.method).join(', ')
    throw new RefusedError(405, `${method} is not allowed`, { allow })
  }
  return { ...route, params: mapped(route.params) }
}

const mapped = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))

/** Names of a list that any service may get; this one ignores them. */
const ofLists = ['sort', 'range', 'filter']

export interface SecondCompany {
  readonly url: string
  readonly choice: Choice
  /** Changes that were accepted. */
  readonly arrived: Arrived[]
  /** All calls that were accepted, in their order. */
  readonly asked: Arrived[]
  readonly refused: Refused[]
  /** All calls, whatever was answered. */
  readonly spans: Span[]
  /** Settings of a portal in front of it. */
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/**
 * A company whose services are written from the specifications alone. It refuses methods, content types and fields that
 * the specifications do not have, and answers what they leave open as its `choice` says.
 */
export async function startSecondCompany(chosen: Partial<Choice> = {}): Promise<SecondCompany> {
  const choice: Choice = { ...firstChoice(), ...chosen }
  const tokens = new Map<string, User>()
  const register = userRegister(choice)
  const arrived: Arrived[] = []
  const asked: Arrived[] = []
  const refused: Refused[] = []
  const spans: Span[] = []
  let moment = 0

  const userOf = ({ headers }: IncomingMessage) => {
    const user = tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!user) throw new RefusedError(401, 'Unauthenticated.')
    return user
  }

  const bodyOf = async (request: IncomingMessage, expected: ContentType, shape: Shape | readonly [Shape]) => {
    const contentType = contentTypeOf(request)
    if (contentType !== expected) throw new RefusedError(415, `${contentType || 'no type'} is not ${expected}`)
    const body = await readBody(request, expected).catch(() => {
      throw new RefusedError(400, 'the body cannot be read')
    })
    const fault = Array.isArray(shape)
      ? faultInList(body, shape as readonly [Shape])
      : faultIn(body as Record<string, unknown>, shape as Shape)
    if (fault) throw new RefusedError(400, fault)
    return body as Record<string, unknown>
  }

  const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(value)
    const isUnicode = choice.charset === 'unicode'
    const type = { unicode: '; charset=utf-8', declared: '; charset=windows-1252', undeclared: '' }[choice.charset]
    response.writeHead(status, { 'content-type': `application/json${type}`, ...headers })
    response.end(isUnicode ? body : inWindows1252(body))
  }

  const bytes = (response: ServerResponse, type: string, content: Buffer) => {
    response.writeHead(200, { 'content-type': type, 'content-length': content.length })
    response.end(content)
  }

  const done = (response: ServerResponse) => {
    if (choice.writes === 'empty') response.writeHead(204).end()
    else if (choice.writes === 'created') response.writeHead(201).end()
    else if (choice.writes === 'word') response.writeHead(200, { 'content-type': 'text/plain' }).end('OK')
    else json(response, 200, choice.writes === 'flag' ? true : { message: 'Hecho, señor' })
  }

  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const shape = Object.fromEntries(
      ['grant_type', 'username', 'password', 'client_id', 'client_secret'].map((name) => [
        name,
        (value: unknown) => typeof value === 'string',
      ]),
    )
    const body = await bodyOf(request, 'application/x-www-form-urlencoded', shape)
    if (body.client_id !== client.id || body.client_secret !== client.secret) {
      throw new RefusedError(401, 'invalid_client')
    }
    const user = users.find(({ account }) => emailOf(account) === body.username)
    if (body.grant_type !== 'password' || !user || body.password !== password) {
      throw new RefusedError(401, 'invalid_grant')
    }
    const token = randomUUID()
    tokens.set(token, user)
    json(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600 })
  }

  const asPlain = (isPlain: boolean | undefined, value: unknown) => (isPlain ? value : asChosen(value, choice))

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://company')
    const { call, params } = routeOf(request.method ?? '', url.pathname)
    const isPost = request.method === 'POST'
    if (call === 'POST /auth/api/oauth/token') return await signIn(request, response)
    const isPublic = call.startsWith('POST /auth/api/password/')
    const user = isPublic ? null : userOf(request)
    if (user && params.customerId !== undefined && !mayActFor(user, params.customerId)) {
      throw new RefusedError(403, 'not your customer')
    }
    const query = queryOf(url)
    const note = (body: unknown) => {
      const one = {
        call,
        path: `${request.method} ${url.pathname}`,
        params,
        query,
        body,
        account: user?.account ?? null,
      }
      asked.push(one)
      return one
    }

    if (call === 'GET /auth/api/logout') {
      note(null)
      tokens.delete(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      return done(response)
    }
    const write = writes[call]
    if (write) {
      const type = write.isForm ? 'multipart/form-data' : 'application/json'
      const body = isPost ? await bodyOf(request, type, write.body) : {}
      arrived.push(note(body))
      register.apply(call, params, body)
      if (call === 'POST /write/DownloadZipShipment') return bytes(response, 'application/zip', zip)
      return write.answer ? json(response, 200, asChosen(write.answer(body), choice)) : done(response)
    }
    if (photos.includes(call)) {
      note(null)
      if (choice.photos === 'absent') throw new RefusedError(404, 'no photo')
      return bytes(response, 'image/png', png)
    }
    if (documents.includes(call)) {
      note(null)
      return bytes(response, 'application/pdf', pdf)
    }
    const read = reads[call]
    const auth = authCalls[call]
    const shape = read?.body ?? auth?.body
    const body = shape ? await bodyOf(request, 'application/json', shape) : null
    const unknown = Object.keys(query).find((name) => ![...(read?.query ?? []), ...ofLists].includes(name))
    if (unknown) throw new RefusedError(400, `${unknown} is unknown in the query`)
    note(body)
    const rows = asChosen(rowsIn(choice), choice) as ReturnType<typeof rowsIn>
    const value = read
      ? read.answer({ params, query, body, rows, choice, register })
      : auth && asPlain(auth.isPlain, auth.answer({ user: user as User, params, body, rows, choice, register }))
    if (value === null) throw new RefusedError(404, 'no such record')
    json(response, 200, value)
  }

  const server = createServer(async (request, response) => {
    const span: Span = { path: `${request.method} ${request.url}`, began: moment++, ended: null }
    spans.push(span)
    response.on('finish', () => {
      span.ended = moment++
    })
    try {
      if (choice.delay > 0) await wait(choice.delay)
      await answer(request, response)
    } catch (error) {
      const { status, headers } = error instanceof RefusedError ? error : { status: 500, headers: {} }
      const message = error instanceof Error ? error.message : String(error)
      refused.push({ path: `${request.method} ${request.url}`, status, error: message })
      request.resume()
      json(response, status, { error: message }, { ...headers })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    choice,
    arrived,
    asked,
    refused,
    spans,
    settings: {
      ...Object.fromEntries(
        ['auth', 'read', 'write', 'content'].map((name) => [`${name.toUpperCase()}_URL`, `${url}/${name}`]),
      ),
      OAUTH_CLIENT_ID: client.id,
      OAUTH_CLIENT_SECRET: client.secret,
      DEMO: 'off',
      DEMO_TODAY: '',
      MIXED_SERVICES: 'off',
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
