import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accountCalls, customerCalls } from './account.ts'
import { approvalFileCalls } from './approvalFiles.ts'
import { contractCalls } from './contracts.ts'
import { financeCalls } from './finance.ts'
import { homeCalls } from './home.ts'
import { logisticsCalls } from './logistics.ts'
import { materialCalls } from './material.ts'
import { metricCalls } from './metrics.ts'
import { orderCalls } from './orders.ts'
import { client } from './people.ts'
import { makePlant, type Plant, type PlantOptions } from './plant.ts'
import { qualityCalls } from './quality.ts'
import { quoteCalls } from './quotes.ts'
import { reportCalls } from './reports.ts'
import { salesCalls } from './sales.ts'
import {
  type CompanyCall,
  Document,
  literals,
  match,
  RejectionError,
  readBody,
  type ServiceName,
  type ServiceRequest,
  send,
  serviceNames,
} from './service.ts'
import { userCalls } from './users.ts'

/** Replaces the body of an answer; not called for files. */
export type Change = (call: CompanyCall, body: unknown) => unknown

export interface CompanyOptions extends PlantOptions {
  /** Any free port by default. */
  readonly port?: number
  readonly change?: Change
  /** Other addresses of calls, by their path. */
  readonly moved?: Readonly<Record<string, string>>
}

/** A request that the company received, and its response. */
interface CompanyRequest {
  readonly service: string
  readonly method: string
  /** Path below the service, with the query. */
  readonly path: string
  /** Names in the body, or in its first row. */
  readonly fields: readonly string[]
  readonly status: number
}

export interface Company {
  readonly url: string
  readonly services: Readonly<Record<ServiceName, string>>
  /** Settings of a portal that is connected to the company. */
  readonly settings: Readonly<Record<string, string>>
  readonly requests: CompanyRequest[]
  readonly plant: Plant
  /** Can be set while the company runs; null changes nothing. */
  change: Change | null
  stop(): Promise<void>
}

export const callsOf = (plant: Plant): CompanyCall[] => [
  ...accountCalls(plant),
  ...customerCalls(plant),
  ...userCalls(plant),
  ...financeCalls(plant),
  ...homeCalls(plant),
  ...orderCalls(plant),
  ...reportCalls(plant),
  ...logisticsCalls(plant),
  ...materialCalls(plant),
  ...qualityCalls(plant),
  ...approvalFileCalls(plant),
  ...quoteCalls(plant),
  ...salesCalls(plant),
  ...contractCalls(plant),
  ...metricCalls(plant),
]

const namesIn = ({ list, ...body }: Readonly<Record<string, unknown>>) =>
  Object.keys(Array.isArray(list) ? (list[0] ?? {}) : body)

const tokenOf = ({ headers }: IncomingMessage) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** Finds the call for a path, with its parameters; 404 if the path is unknown, 405 for another method. */
const found = (calls: readonly CompanyCall[], method: string, path: string) => {
  const here = calls
    .flatMap((call) => {
      const params = match(call.path, path)
      return params ? [{ call, params }] : []
    })
    .sort((one, other) => literals(other.call.path) - literals(one.call.path))
  if (here.length === 0) throw new RejectionError(404, { message: 'Not Found' })
  const meant = here.find(({ call }) => call.method === method)
  if (!meant) throw new RejectionError(405, { message: `The ${method} method is not supported for this address.` })
  return meant
}

/**
 * A company's four services on one origin, written from the specifications alone: their calls, methods, parameters,
 * envelopes and names, and nothing else. Every other address is 404, every other method 405.
 */
export const startCompany = async (options: CompanyOptions = {}): Promise<Company> => {
  const plant = makePlant(options)
  const { moved = {} } = options
  const placed = callsOf(plant).map((call) => ({ ...call, path: moved[call.path] ?? call.path }))
  const calls = Map.groupBy(placed, ({ service }) => service)
  const requests: CompanyRequest[] = []

  const answer = async (request: IncomingMessage, service: string, url: URL, path: string, fields: string[]) => {
    const { call, params } = found(calls.get(service as ServiceName) ?? [], request.method ?? '', path)
    const token = tokenOf(request)
    const { fields: body, files } = await readBody(request)
    fields.push(...namesIn(body))
    const serviceRequest: ServiceRequest = {
      params,
      query: url.searchParams,
      body,
      files,
      type: request.headers['content-type'] ?? '',
      token,
      get person() {
        return plant.sessions.holder(token)
      },
    }
    if (!call.isPublic) plant.sessions.holder(token)
    // The company has no versions, so no condition on one is true (RFC 9110 §13.1.1).
    if (request.headers['if-match']) throw new RejectionError(412, { message: 'Precondition Failed' })
    const answer = call.answer(serviceRequest)
    return company.change && !(answer instanceof Document) ? company.change(call, answer) : answer
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://company')
    const [, service = '', rest = ''] = /^\/(\w+)(\/.*)?$/.exec(url.pathname) ?? []
    const fields: string[] = []
    const heard = (status: number) =>
      requests.push({ service, method: request.method ?? '', path: `${rest}${url.search}`, fields, status })
    try {
      const body = await answer(request, service, url, rest, fields)
      heard(200)
      send(response, 200, body)
    } catch (error) {
      const { status, body } =
        error instanceof RejectionError ? error : { status: 500, body: { message: String(error) } }
      heard(status)
      send(response, status, body)
    }
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const services = Object.fromEntries(serviceNames.map((name) => [name, `${url}/${name}`])) as Record<
    ServiceName,
    string
  >
  const addresses = serviceNames.map((name) => [`${name.toUpperCase()}_URL`, services[name]])
  const company: Company = {
    url,
    services,
    requests,
    plant,
    change: options.change ?? null,
    settings: {
      ...Object.fromEntries(addresses),
      OAUTH_CLIENT_ID: client.id,
      OAUTH_CLIENT_SECRET: client.secret,
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return company
}
