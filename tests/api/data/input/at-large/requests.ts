import fc from 'fast-check'
import { type AnyCall, bodyFields, linkHeader, takesLink } from '#schema/call.ts'
import { linkTo } from '#tests/support/rows/commercial/budgets.ts'
import { orderlyPathOf, orderlyQueryOf, pathOf, queryOf } from './addresses.ts'
import { fittingFor, type Known, seldom } from './known.ts'
import { type Body, inOrder, textChange, way } from './texts.ts'
import { hostileValue, validBody } from './values.ts'

export type LargeRequest = {
  call: string
  method: string
  target: string
  headers: Record<string, string>
  bytes: Buffer | null
  what: string
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bodyOf = (name: string, call: AnyCall, known: Known, isFitting: fc.Arbitrary<boolean> = fc.boolean()) => {
  if (!call.body) return fc.constant(null)
  const fits = fittingFor(name, bodyFields(call), call, known)
  return fc
    .tuple(validBody(call.body), isFitting)
    .map(([value, fitted]) => (fitted && fits && isRecord(value) ? { ...value, ...fits } : value))
}

const half = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 })
const changeField = (value: unknown, [at, hostile, isLeftOut]: readonly [number, unknown, boolean]) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile
  const names = [...Object.keys(value), 'unknown']
  const name = names[at % names.length] ?? 'unknown'
  const { [name]: _old, ...rest } = value as Record<string, unknown>
  return isLeftOut ? rest : { ...rest, [name]: hostile }
}

const versions = [
  '"1"',
  '"1"',
  '"1"',
  'W/"1"',
  '1',
  '"0"',
  '*',
  '"-1"',
  '"1e3"',
  `"${'9'.repeat(15)}"`,
  `"${'9'.repeat(400)}"`,
  '"x"',
  '',
  '"1", "2"',
  '\xff',
]
const keys = ['a-key', 'a-key', '', 'x'.repeat(5_000), '\xff\xfe', '__proto__', "'", '"', '%00']
const good = linkTo(6, 2026)
const badLinks = [linkTo(1, 2026), '', 'x'.repeat(60), '\xff', 'A'.repeat(5_000)]
const oddHeaders: readonly Record<string, string>[] = [
  { cookie: '__proto__=1; constructor=2' },
  { cookie: `fcid=${'x'.repeat(8_000)}` },
  { cookie: 'fcid=%00; fcid=%ff; =; ;;' },
  { cookie: 'frcode=x; fricn=%E0%A4%A' },
  { 'accept-language': '\xff\xfe', accept: '\x80' },
  { range: 'bytes=0-18446744073709551615,-1' },
  { expect: '100-continue' },
  { 'x-requested-with': '__proto__' },
  { 'x-forwarded-for': `${'1,'.repeat(2_000)}x`, forwarded: 'for="[' },
  { 'user-agent': 'x'.repeat(9_000) },
]

const headersOf = (call: AnyCall) =>
  fc
    .tuple(
      call.versioned === 'write'
        ? seldom(fc.constantFrom(...versions)).map((version) => version ?? '"1"')
        : fc.constant(null),
      call.takesKey ? seldom(fc.constantFrom(...keys)) : fc.constant(null),
      takesLink(call) ? seldom(fc.constantFrom(...badLinks)).map((link) => link ?? good) : fc.constant(null),
      seldom(seldom(fc.constantFrom(...oddHeaders))),
    )
    .map(([version, key, link, odd]) => ({
      ...(version === null ? {} : { 'if-match': version }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(link === null ? {} : { [linkHeader]: link }),
      ...odd,
    }))

const fieldChange = fc.tuple(fc.nat(30), hostileValue, seldom(fc.constant(true)).map(Boolean))

const contentOf = (name: string, call: AnyCall, known: Known): fc.Arbitrary<{ body: Body | null; what: string }> => {
  const changes = fc.tuple(bodyOf(name, call, known), half(fieldChange), seldom(textChange), seldom(way))
  return changes.map(([value, field, text, by]) => {
    if (value === null && !by) return { body: null, what: '' }
    const json = JSON.stringify(field && value !== null ? changeField(value, field) : value) ?? ''
    const [textName, changeText] = text ?? ['', (same: string) => same]
    const [byName, send] = by ?? ['', inOrder]
    return {
      body: send(changeText(json)),
      what: [field ? 'a field changed' : '', textName, byName].filter(Boolean).join(', '),
    }
  })
}

export const requestsOf = (name: string, call: AnyCall, known: Known): fc.Arbitrary<LargeRequest> =>
  fc
    .tuple(pathOf(name, call, known), queryOf(name, call, known), headersOf(call), contentOf(name, call, known))
    .map(([path, query, headers, { body, what }]) => ({
      call: name,
      method: call.method,
      target: query ? `${path}?${query}` : path,
      headers: { ...body?.headers, ...headers },
      bytes: body && (call.method === 'POST' || body.bytes.length < 2_000) ? body.bytes : null,
      what,
    }))

/** A valid request, as far as the known records allow. */
export const orderlyRequestOf = (name: string, call: AnyCall, known: Known): fc.Arbitrary<LargeRequest> =>
  fc
    .tuple(
      orderlyPathOf(name, call, known),
      orderlyQueryOf(name, call, known),
      bodyOf(name, call, known, fc.constant(true)),
    )
    .map(([path, query, value]) => {
      const body = value === null ? null : inOrder(JSON.stringify(value))
      return {
        call: name,
        method: call.method,
        target: query ? `${path}?${query}` : path,
        what: 'in order',
        headers: {
          ...body?.headers,
          ...(call.versioned === 'write' && { 'if-match': '"1"' }),
          ...(takesLink(call) && { [linkHeader]: good }),
        },
        bytes: body?.bytes ?? null,
      }
    })
