import { bodyFields, type Call } from '#schema/call.ts'
import type { IssueCode } from '#schema/checks/issues.ts'
import { infoOf } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { CallError, type FieldIssue } from './callError.ts'

/** Error body of the gateway `docs/product/wire.md#errors`. */
interface ErrorBody {
  error?: string
  message?: string
  fields?: Record<string, string>
  codes?: Record<string, { code: IssueCode; limit?: number }>
  id?: string
  current?: unknown
  referredBy?: Record<string, number>
  problems?: CallError['problems']
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
  return new Map(Object.entries(fields).map(([name, field]) => [wireName(infoOf(field).wire), name]))
}

const issuesOf = (call: Call, { fields = {}, codes = {} }: ErrorBody) => {
  const names = namesByWire(call)
  const issues: Record<string, FieldIssue> = {}
  for (const wire of new Set([...Object.keys(fields), ...Object.keys(codes)])) {
    issues[names.get(wire) ?? wire] = { code: 'type', ...codes[wire], message: fields[wire] }
  }
  return issues
}

const readBody = async (response: Response): Promise<ErrorBody> => {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    // An intermediate proxy may return an HTML error page.
    return {}
  }
}

const secondsOf = (retryAfter: string | null) => (retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null)

/** Company services may put a text into `error` instead of a code; ours use `message` for it. */
const isCode = (error: string) => /^\w+$/.test(error)

export const failureOf = async (call: Call, response: Response) => {
  const body = await readBody(response)
  const { error = '' } = body
  return new CallError({
    status: response.status,
    code: isCode(error) ? error : (codeOfStatus[response.status] ?? 'internal'),
    message: body.message ?? (isCode(error) ? '' : error),
    issues: issuesOf(call, body),
    id: body.id ?? response.headers.get('X-Request-Id'),
    current: body.current,
    referredBy: body.referredBy ?? null,
    problems: body.problems ?? [],
    retryAfter: secondsOf(response.headers.get('Retry-After')),
  })
}
