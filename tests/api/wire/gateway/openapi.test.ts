import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkHeader } from '#schema/call.ts'
import { recordTypes, resourceOf } from '#schema/records/index.ts'
import { type Api, bearer, startApi } from '#tests/support/client/apiClient.ts'
import { expectedCalls } from '../../calls/calls.data.ts'

let api: Api
// biome-ignore lint/suspicious/noExplicitAny: the document under test has an unknown shape
let document: any

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true, env: { PRODUCT_NAME: 'Yunque & Co.', PRODUCT_WIRE: 'Anvil' } })
  document = (await (await api.as('customer')).get('/openapi.json')).body
})

afterAll(() => api.stop())

/** `fetch` would decompress the body. */
const rawBytes = async (url: string, path: string, headers: Record<string, string>) => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${url}${path}`, { headers }, resolve).once('error', reject)
  const answer = await promise
  return { headers: answer.headers, bytes: await buffer(answer) }
}

type Schema = {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  contentSchema?: Schema
  anyOf?: Schema[]
  prefixItems?: Schema[]
}

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
  security?: unknown[]
}

const operations = () =>
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

const walk = function* (value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* walk(inner)
}

test('OpenAPI document returns 401 when signed out, unless a setting makes it public', async () => {
  const strangers = [api.anyone, bearer(api.url, 'nobody-holds-this'), bearer(api.url, 'pk_nobody-holds-this')]
  for (const stranger of strangers) {
    const { status, body } = await stranger.get('/openapi.json')
    expect([status, body.error, body.paths]).toEqual([401, 'unauthorized', undefined])
  }
  const open = await startApi({ env: { PUBLIC_OPENAPI: 'on' } })
  expect((await open.anyone.get('/openapi.json')).status).toBe(200)
  await open.stop()
})

test("OpenAPI document is version 3.1 and has the product's title", async () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toEqual({ title: 'Yunque & Co. Portal', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  const answer = await (await api.browser('customer')).get('/openapi.json')
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
})

test('OpenAPI document contains every call once, by method and path', () => {
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(ids.sort()).toEqual(Object.keys(expectedCalls).sort())
  for (const { path, method, operation } of operations()) {
    const { method: expectedMethod, path: pathOf } = expectedCalls[operation.operationId] ?? {}
    expect(method, path).toBe(expectedMethod?.toLowerCase())
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)
    expect(pathOf?.(7).split('?')[0]).toMatch(pattern)
  }
})

test('OpenAPI document declares every path parameter once', () => {
  for (const { path, operation } of operations()) {
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(names).size, path).toBe(names.length)
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.every(({ required }) => required)).toBe(true)
    expect(inPath.map(({ name }) => name).sort()).toEqual((path.match(/(?<=\{)\w+(?=\})/g) ?? []).sort())
  }
})

test('OpenAPI document has no unresolved reference', () => {
  const references = [...walk(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce((inner, key) => inner?.[key], document)
    expect(found, reference).toBeDefined()
  }
})

const fileTypes = [
  [/annotated$/, 'text/csv'],
  [/^.content.api.(?:Consessions.|Bar.|Requests.|Main.\{fileId)/, '*/*'],
  [/aprobationOfferDocument$|^.content.EQuoteService.Documento.|^.content.Quotes.orderFile./, '*/*'],
  [/^.content.*.photo$/, 'image/*'],
  [/^.content.EQuoteService.FacturaXml./, 'application/xml'],
  [/^.content.*MillTestData$/, 'application/json'],
  [
    /^.content.Documents.bundle.|^.write.DownloadZipShipment$|^.write.api.Customers..customerId..packs$|\/export$/,
    'application/zip',
  ],
  [/^.content./, 'application/pdf'],
] as const

test('OpenAPI document describes every response and body', () => {
  for (const { path, method, operation } of operations()) {
    const { content } = operation.responses['200'] as { content: Record<string, { schema: object }> }
    const [type, described] = Object.entries(content)[0] ?? []
    const file = fileTypes.find(([pattern]) => pattern.test(path))?.[1] ?? 'application/json'
    expect(type, path).toBe(file)
    expect(Object.keys(described?.schema ?? {}).length, path).toBeGreaterThan(0)
    expect(operation.responses.default, path).toBeDefined()
    if (operation.requestBody) expect(['post', 'put']).toContain(method)
  }
})

const operationOf = (id: string) =>
  operations().find(({ operation }) => operation.operationId === id)?.operation as Operation

test('OpenAPI document summarizes every call in words', () => {
  const summaries = operations().map(({ operation }) => operation.summary)
  expect(summaries.filter((summary) => !/^[A-Z][a-z0-9]*( [a-z0-9]+)*$/.test(summary))).toEqual([])
  expect(operationOf('orders.listAllOrders').summary).toBe('List all orders')
  expect(operationOf('data/customers.update').summary).toBe('Update customers')
})

/** Fields of records without a description, by their place. */
const undescribed = (schema: Schema, at: string): string[] => {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isEnvelope = Object.keys(schema.properties ?? {}).length === 1 && (property.properties || property.items)
    const own = property.description || isEnvelope ? [] : [`${at}.${name}`]
    return [...own, ...undescribed(property, `${at}.${name}`)]
  })
  const parts = [schema.items, schema.contentSchema, ...(schema.anyOf ?? []), ...(schema.prefixItems ?? [])]
  return [...inner, ...parts.flatMap((part) => (part ? undescribed(part, at) : []))]
}

test('OpenAPI document describes every field and parameter', () => {
  for (const { path, operation } of operations()) {
    const { content } = operation.responses['200'] as { content: Record<string, { schema: Schema }> }
    const bodies = [content, operation.requestBody?.content ?? {}].flatMap((types) => Object.entries(types))
    const missing = bodies.flatMap(([type, { schema }]) =>
      type === 'application/json' ? undescribed(schema, path) : [],
    )
    expect(missing).toEqual([])
    const inAddress = operation.parameters.filter((parameter) => parameter.in !== 'header')
    expect(inAddress.filter(({ description, schema }) => !(description ?? schema.description))).toEqual([])
  }
  const { content } = operationOf('delays.changeDates').requestBody ?? { content: {} }
  const row = content['application/json']?.schema.items?.properties
  expect(row?.Comment?.description).toBe('Reason, up to 255 characters.')
  const plant = operationOf('account.currentUser').responses['200'] as { content: Record<string, { schema: Schema }> }
  expect(JSON.stringify(plant.content)).toContain('Plant, 1 is forge, 2 is aerospace.')
})

test('OpenAPI document lists the refusals that a call can answer', () => {
  const refused = (id: string) => Object.keys(operationOf(id).responses).filter((status) => status.startsWith('4'))
  expect(refused('account.currentUser')).toEqual(['401'])
  expect(refused('budgets.update')).toEqual(['400', '401', '403', '409', '413', '415', '428', '429'])
  expect(refused('orders.listAllOrders')).toEqual(['400', '401', '403', '404'])
})

test('OpenAPI document describes file uploads', () => {
  const { requestBody } =
    operations().find(({ operation }) => operation.operationId === 'concessions.approve')?.operation ?? {}
  expect(requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream', maxLength: 15_000_000 } },
        additionalProperties: false,
      },
    },
  })
})

test('OpenAPI document describes text fields of a form, and optional files', () => {
  const { requestBody } =
    operations().find(({ operation }) => operation.operationId === 'material.approve')?.operation ?? {}
  expect(requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: expect.objectContaining({ required: ['idHeat', 'approved'], additionalProperties: false }),
    },
  })
})

test('OpenAPI document marks public calls', () => {
  const open = operations().filter(({ operation }) => operation.security?.length === 0)
  expect(open.map(({ operation }) => operation.operationId).sort()).toEqual(
    Object.entries(expectedCalls)
      .filter(([, { outcomes }]) => outcomes[0] !== 401)
      .map(([name]) => name)
      .sort(),
  )
})

test('OpenAPI document requires the version for edits, except of records, whose body may contain it', () => {
  const required = operations().flatMap(({ operation }) =>
    operation.parameters
      .filter(({ name }) => name === 'If-Match')
      .map((header) => [operation.operationId, header.required] as const),
  )
  expect(required).toEqual([
    ['account.editProfile', true],
    ['administration.editUser', true],
    ['budgets.update', true],
    ...recordTypes.map(({ name }) => [`${resourceOf(name)}.update`, false]),
  ])
})

test('OpenAPI document requires the link for calls by link', () => {
  const named = operations().filter(({ operation }) => operation.parameters.some(({ name }) => name === linkHeader))
  expect(named.map(({ operation }) => operation.operationId).sort()).toEqual(['budgets.getByLink', 'budgets.update'])
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['deflate', undefined],
  ['identity', undefined],
])('OpenAPI document for Accept-Encoding %s is sent with the encoding %s', async (accepted, encoding) => {
  const { token } = await api.as('customer')
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': accepted }
  const answer = await rawBytes(api.url, '/openapi.json', headers)
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes)
  expect(JSON.parse(String(unpack(answer.bytes)))).toEqual(document)
  if (encoding) expect(answer.bytes.length).toBeLessThan(60_000)
})
