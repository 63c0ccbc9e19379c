import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parse } from 'node:querystring'
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'

type Seen = { where: string; value: unknown }

const names = /^(id|client_?id|idcliente|idguidcliente|idcustomer|customer|customer_?id)$/i

const customersIn = (where: string, value: unknown): Seen[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(names.test(name) && inner !== null ? [{ where: `${where} ${name}`, value: inner }] : []),
    ...customersIn(`${where} ${name}`, inner),
  ])
}

/** Some parsers also accept semicolons between query parameters. */
const customersInQuery = (request: Request) => {
  const [, query = ''] = request.url.split(/\?(.*)/s, 2)
  return [...customersIn('query', parse(query)), ...customersIn('query;', parse(query, ';'))]
}

/** Paths that contain a customer, as specified. */
const places = [
  /\/api\/Customers\/([^/?]*)\//,
  /\/getwipdetalle\/([^/?]*)/,
  /\/ObtenerStatetement\/([^/?]*)\/([^/?]*)/,
  /\/Getstatusreport\/([^/?]*)\/([^/?]*)/,
]

const customersInPath = ({ path }: Request): Seen[] =>
  places.flatMap((place) => (place.exec(path) ?? []).slice(1).map((value) => ({ where: 'path', value })))

const asText: RequestHandler = express.text({ type: () => true })

const parsedText: RequestHandler = (request, _response, next) => {
  request.body = JSON.parse(request.body)
  next()
}

/** Ways in which services parse requests, each with a third-party parser. */
export const readers = {
  'JSON by its type': [express.json()],
  'JSON of any type, decoded by its charset': [asText, parsedText],
  'a form': [express.urlencoded({ extended: true })],
} satisfies Record<string, RequestHandler[]>

export type Reader = keyof typeof readers

export type ReadingCompany = {
  url: string
  arrived: () => number
  seen: Seen[]
  stop: () => Promise<void>
}

export async function readingCompany(reader: Reader): Promise<ReadingCompany> {
  const seen: Seen[] = []
  let arrived = 0
  const app = express()
  app.use((request, _response, next) => {
    arrived += 1
    seen.push(...customersInPath(request), ...customersInQuery(request))
    next()
  })
  app.use(...readers[reader], (request: Request, response: Response) => {
    seen.push(...customersIn('body', request.body))
    // Asked for the customer's own id before its statement.
    response.json(request.path.includes('/getpaymentterms/') ? { paymentterms: [] } : {})
  })
  // An unreadable request has no effect.
  app.use((_error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response.status(400).json({})
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: () => arrived,
    seen,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
