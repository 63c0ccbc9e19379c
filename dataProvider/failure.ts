import { bodyFields, type Call } from '../schema/call.ts'
import type { ComplaintCode } from '../schema/complaints.ts'
import { wireName } from '../schema/product.ts'
import { CallFailed, type FieldComplaint } from './CallFailed.ts'

/** The shape of every error of the gateway (DECISIONS X3). */
interface ErrorBody {
  error?: string
  message?: string
  fields?: Record<string, string>
  codes?: Record<string, { code: ComplaintCode; limit?: number }>
  id?: string
  current?: unknown
}

const codeOfStatus: Record<number, string> = {
  400: 'invalid_input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'invalid_input',
  415: 'invalid_input',
  428: 'precondition_required',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
  507: 'storage_full',
}

const namesByWire = (call: Call) => {
  const fields = { ...call.params, ...call.query, ...bodyFields(call) }
  return new Map(Object.entries(fields).map(([name, field]) => [wireName(field.wire), name]))
}

const complaintsOf = (call: Call, { fields = {}, codes = {} }: ErrorBody) => {
  const names = namesByWire(call)
  const complaints: Record<string, FieldComplaint> = {}
  for (const wire of new Set([...Object.keys(fields), ...Object.keys(codes)])) {
    complaints[names.get(wire) ?? wire] = { code: 'type', ...codes[wire], message: fields[wire] }
  }
  return complaints
}

const readBody = async (response: Response): Promise<ErrorBody> => {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    // A service in between may answer its errors as a page.
    return {}
  }
}

const secondsOf = (retryAfter: string | null) => (retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null)

/** A service of the company's may say in words, under `error`, what ours says under `message` (spec 2 §8). */
const isCode = (error: string) => /^\w+$/.test(error)

/** Reads an answer that is not OK. */
export const failureOf = async (call: Call, response: Response) => {
  const body = await readBody(response)
  const { error = '' } = body
  return new CallFailed({
    status: response.status,
    code: isCode(error) ? error : (codeOfStatus[response.status] ?? 'internal'),
    message: body.message ?? (isCode(error) ? '' : error),
    complaints: complaintsOf(call, body),
    id: body.id ?? response.headers.get('X-Request-Id'),
    current: body.current,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  })
}
