import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import {
  type Access,
  type AnyCall,
  bodyFields,
  linkHeader,
  maxFileBytes,
  takesLink,
  type Uploads,
} from '#schema/call.ts'
import { infoOf, inputOf, type Schema } from '#schema/fields.ts'
import { importProblem } from '#schema/imports/report.ts'
import { calls } from '#schema/index.ts'
import { filterOf, type Listing, totalsHeader } from '#schema/list.ts'
import { fileIn } from '#schema/wire/envelope.ts'
import { wireName } from '#schema/wire/product.ts'
import { describeField, describeFields, type JsonSchema, sentenceOf } from './describeFields.ts'

const jsonSchema = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return rest as JsonSchema
}

/** JSON schema of a body or an answer, with a description of each field. */
const describedSchema = (codec: Schema): JsonSchema => {
  const schema = jsonSchema(inputOf(codec))
  describeFields(codec, schema, describedSchema)
  return schema
}

const parameter = (place: 'path' | 'query', name: string, schema: object, required: boolean) => ({
  name,
  in: place,
  required,
  schema,
})

const fieldParameter = (place: 'path' | 'query', name: string, source: string, field: Schema) => ({
  ...parameter(place, name, jsonSchema(inputOf(field)), place === 'path' || !infoOf(field).isOptional),
  description: describeField(source, field),
})

const header = (name: string, required: boolean) => ({ name, in: 'header', required, schema: { type: 'string' } })

/** Lists each filter with its operator and field: `from (atLeast of at)`. */
const describeFilters = ({ filter }: Listing) =>
  Object.entries(filter)
    .map(([name, field]) => filterOf(name, field))
    .map(({ operator, on }, at) => `${Object.keys(filter)[at]} (${operator} of ${on.join(', ')})`)
    .join(', ')

const listParameters = ({ list }: AnyCall) => {
  if (!list) return []
  const text = (description: string) => ({ type: 'string', description })
  return [
    parameter('query', 'sort', text(`JSON: [field, "ASC" | "DESC"], field one of ${list.sort.join(', ')}`), false),
    parameter('query', 'range', text('JSON: [first, last], zero-based, both included'), false),
    parameter('query', 'filter', text(`JSON: an object with any of ${describeFilters(list)}`), false),
  ]
}

const describeAccess = (access: Access) => {
  if ('public' in access) return 'Public.'
  const owner = typeof access.owner === 'string' ? access.owner : `customer in ${access.owner.input}`
  if (!('pages' in access)) return `Needs a session; rows of: ${owner}.`
  const keys = access.content ? ` and one of the content keys ${access.content.join(', ')}` : ''
  const orKey = access.orKey ? ', or a key' : ''
  return `Needs one of the pages ${access.pages.join(', ')}${keys}${orKey}; rows of: ${owner}.`
}

const responseOf = (name: string) => ({ $ref: `#/components/responses/${name}` })

const rejections = {
  400: 'The input is not valid; `fields` names what is wrong.',
  401: 'There is no session, or it has ended.',
  403: 'The page, the key or the link does not allow this call.',
  404: 'The record does not exist, or it belongs to another customer.',
  409: 'The record has changed since it was read; `current` is its newer state.',
  413: 'The body is too large.',
  415: 'The body has another type.',
  428: 'The version is missing: send it as `If-Match`.',
  429: 'Too many calls in this hour; `Retry-After` has the seconds to wait.',
} as const

const takesId = ({ access, params }: AnyCall) => {
  const owner = 'owner' in access ? access.owner : null
  if (owner === 'row' || (typeof owner === 'object' && owner !== null)) return true
  return Object.keys(params).length > 0
}

/** Rejections that follow from the declaration of a call; `default` stands for all others. */
const rejectionsOf = (call: AnyCall) => {
  const { access, params, query, body, uploads, streams, list, versioned } = call
  const hasBody = Boolean(body || uploads || streams)
  const isPossible: Readonly<Record<keyof typeof rejections, boolean>> = {
    400: hasBody || list !== null || Object.keys({ ...params, ...query }).length > 0,
    401: !('public' in access),
    403: 'pages' in access || takesLink(call),
    404: takesId(call) || call.isAddition,
    409: versioned === 'write',
    413: hasBody,
    415: hasBody,
    428: versioned === 'write' && !('version' in bodyFields(call)),
    429: call.rate !== null,
  }
  return Object.entries(isPossible).flatMap(([status, is]) => (is ? [[status, responseOf(status)] as const] : []))
}

const answerOf = ({ answer }: AnyCall) => {
  const fileType = fileIn(answer)?.fileType
  return fileType === undefined
    ? { 'application/json': { schema: describedSchema(answer) } }
    : { [fileType]: { schema: { type: 'string', contentMediaType: fileType } } }
}

const formOf = (call: AnyCall, { name, min = 1, max }: Uploads) => {
  const texts = Object.entries(bodyFields(call)).map(([source, field]) => ({
    wire: wireName(infoOf(field).wire),
    isRequired: !infoOf(field).isOptional,
    schema: { ...jsonSchema(inputOf(field)), description: describeField(source, field) },
  }))
  const requiredTexts = texts.flatMap(({ wire, isRequired }) => (isRequired ? [wire] : []))
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: maxFileBytes }
  const value = max === 1 ? file : { type: 'array', items: file, minItems: min, maxItems: max }
  return {
    type: 'object',
    required: min > 0 ? [...requiredTexts, name] : requiredTexts,
    properties: {
      ...Object.fromEntries(texts.map(({ wire, schema }) => [wire, schema])),
      [name]: value,
    },
    additionalProperties: false,
  }
}

const contentOf = (call: AnyCall) => ({
  ...(call.uploads ? { 'multipart/form-data': { schema: formOf(call, call.uploads) } } : {}),
  ...Object.fromEntries(
    (call.streams?.types ?? []).map((type) => [
      type,
      { schema: { type: 'string', maxLength: call.streams?.maxBytes } },
    ]),
  ),
  ...(call.body && !call.uploads ? { 'application/json': { schema: describedSchema(call.body) } } : {}),
})

/** Alternative formats with all rows. */
const file = { 'text/csv': { schema: { type: 'string' } }, 'application/x-ndjson': { schema: { type: 'string' } } }

const listHeaders = {
  'Content-Range': {
    description: 'Which rows, of how many: `users 0-24/120`; `1000+` where no more are counted.',
    schema: { type: 'string' },
  },
  [totalsHeader]: { description: 'Sums over all rows that match, as JSON.', schema: { type: 'string' } },
}

/** `orders.listOrders` becomes `List orders`, and `data/customers.update` becomes `Update customers`. */
const summaryOf = (name: string) => {
  const [group = '', verb = ''] = name.split('.')
  const record = /^data\/(.+)/.exec(group)?.[1]
  return sentenceOf(record ? `${verb}${record.charAt(0).toUpperCase()}${record.slice(1)}` : verb)
}

const operation = (name: string, call: AnyCall) => ({
  operationId: name,
  summary: summaryOf(name),
  tags: [name.split('.')[0]],
  description: describeAccess(call.access),
  ...('public' in call.access ? { security: [] } : {}),
  parameters: [
    ...Object.entries(call.params).map(([name, field]) => fieldParameter('path', name, name, field)),
    ...Object.entries(call.query).map(([name, field]) =>
      fieldParameter('query', wireName(infoOf(field).wire), name, field),
    ),
    ...listParameters(call),
    ...(call.versioned === 'write' ? [header('If-Match', !('version' in bodyFields(call)))] : []),
    ...(call.takesKey ? [header('Idempotency-Key', false)] : []),
    ...(takesLink(call) ? [header(linkHeader, true)] : []),
  ],
  ...(call.body || call.uploads || call.streams ? { requestBody: { required: true, content: contentOf(call) } } : {}),
  responses: {
    200: {
      description: 'The answer.',
      content: { ...answerOf(call), ...(call.list ? file : {}) },
      ...(call.list ? { headers: listHeaders } : {}),
    },
    ...Object.fromEntries(rejectionsOf(call)),
    default: responseOf('Failure'),
  },
})

const failureSchema = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', description: 'A code.' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    codes: { type: 'object' },
    current: { description: 'The newer state of the record, on 409.' },
    referredBy: {
      type: 'object',
      description: 'Of a record that cannot be deleted: how many rows of which tables refer to it.',
    },
    problems: {
      type: 'array',
      description: 'Of a file that was refused: up to 1,000, by lines of which 0 is none in particular.',
      items: jsonSchema(inputOf(importProblem)),
    },
    id: { type: 'string', description: "The request's id." },
  },
}

/**
 * Builds the OpenAPI 3.1 document of every declared call; other requests are served during the build. `base` is the base
 * path, which the paths of the calls do not have.
 */
export const openApi = async (product: string, version: string, base = '') => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of calls) {
    await setImmediate()
    const path = `/${call.service}${wireName(call.path).replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product} Portal`, version },
    ...(base && { servers: [{ url: base }] }),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        Object.entries({ Failure: 'A failure.', ...rejections }).map(([name, description]) => [
          name,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
      schemas: { Failure: failureSchema },
    },
  }
}
