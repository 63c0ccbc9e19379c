import fc from 'fast-check'
import type { AnyCall } from '../../../schema/call.ts'
import { clientId, clientSecret, demoPassword } from '../../support/apiClient.ts'
import { type Body, inOrder, textChange, way } from './texts.ts'
import { hostileText, hostileValue, validBody, validFields } from './values.ts'

/** A request as it goes out, and in words what was done to it. */
export type LargeRequest = {
  call: string
  method: string
  target: string
  headers: Record<string, string>
  bytes: Buffer | null
  what: string
}

/** What the portal under test is known to hold, so that many requests are in order. */
export type Known = {
  users: readonly number[]
  /** Users whom the calls that delete may have. */
  doomed: readonly number[]
  customer: number
  ownId: number
}

type Pairs = readonly (readonly [name: string, value: string])[]

/** Values that make a call succeed, by its name. */
const fitting: Readonly<Record<string, (known: Known) => object>> = {
  'account.signIn': () => ({
    grant_type: 'password',
    username: 'rep@anvil.example',
    password: demoPassword,
    client_id: clientId,
    client_secret: clientSecret,
  }),
  'account.pageAccess': ({ customer }) => ({ slug: '/', client_id: customer }),
  'account.menu': ({ customer }) => ({ client_id: customer }),
  'account.contentAccess': () => ({ access: '4,5' }),
  'account.track': ({ customer }) => ({ titulo: 'Home', idcliente: customer }),
  'administration.registerUser': ({ customer }) => ({
    role: 3,
    multiple_client_ids: [customer],
    newPermissions: [],
    client_id: null,
    Client_IdForge: null,
  }),
  'administration.editUser': ({ customer }) => ({
    role: 3,
    multiple_client_ids: [customer],
    newPermissions: [],
    client_id: null,
    Client_IdForge: null,
    password: 'Long-enough-1',
  }),
}

const bodyOf = (name: string, call: AnyCall, known: Known) => {
  if (!call.body) return fc.constant(null)
  const fits = fitting[name]?.(known)
  return validBody(call.body).chain((value) =>
    fc
      .boolean()
      .map((isFitting) => (isFitting && fits && !Array.isArray(value) ? { ...(value as object), ...fits } : value)),
  )
}

const half = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 })
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** One field becomes anything, is left out, or is one that nobody knows. */
const changeField = (value: unknown, [at, hostile, isLeftOut]: readonly [number, unknown, boolean]) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile
  const names = [...Object.keys(value), 'unknown']
  const name = names[at % names.length] ?? 'unknown'
  const { [name]: _old, ...rest } = value as Record<string, unknown>
  return isLeftOut ? rest : { ...rest, [name]: hostile }
}

const safeEncode = (text: string) => encodeURIComponent(text.toWellFormed())
const rawQueries = [
  '%',
  '%zz',
  '%00=%00',
  '=',
  '&&&',
  '?',
  '__proto__=1',
  'constructor[prototype][polluted]=1',
  'filter[__proto__][a]=1',
  `a=${'x'.repeat(8_000)}`,
  `${'a=1&'.repeat(2_000)}`,
  'sort=%ff',
  '%ed%a0%80=1',
  'range=[0,1]&range=[0,1]',
]

const lists = {
  sort: [
    '["id","ASC"]',
    '["id"]',
    '["__proto__","ASC"]',
    '["name","asc"]',
    '["name; --","ASC"]',
    '[["id"],"ASC"]',
    '[1,2]',
    '{}',
    'null',
    '"id"',
    '["toString","DESC"]',
    '[',
    '',
  ],
  range: [
    '[0,24]',
    '[0,0]',
    '[-1,5]',
    '[5,1]',
    '[0,1e308]',
    '[0,9007199254740991]',
    '[9007199254740990,9007199254740991]',
    '[0,1e999]',
    '[0.5,1.5]',
    '["0","1"]',
    '[0]',
    '[0,1,2]',
    '[null,null]',
    '{}',
    '[NaN,1]',
    '0-24',
    '',
  ],
}

const filterOf = (call: AnyCall) =>
  fc.oneof(
    validFields(call.list?.filter ?? {}).map((fields) => JSON.stringify(fields)),
    fc
      .tuple(fc.constantFrom('q', 'roleId', 'unit', 'plant', 'isforge', '__proto__', 'constructor', 'x'), hostileValue)
      .map(([name, value]) => `{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'NaN'}}`),
    hostileText,
    fc.constantFrom(
      '['.repeat(5_000),
      `${'{"q":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
      '{"q":"a","q":"b"}',
      '[]',
      'null',
      '{"__proto__":{"polluted":1}}',
    ),
  )

const listQuery = (call: AnyCall): fc.Arbitrary<Pairs> => {
  const pair = (name: string, value: fc.Arbitrary<string>) =>
    seldom(value).map((text) => (text === null ? [] : [[name, text] as const]))
  return fc
    .tuple(
      pair('sort', fc.constantFrom(...lists.sort)),
      pair('range', fc.constantFrom(...lists.range)),
      pair('filter', filterOf(call)),
    )
    .map((pairs) => pairs.flat())
}

const ownQuery = (name: string, call: AnyCall, known: Known): fc.Arbitrary<Pairs> => {
  const fits = fitting[name.replace('ByGet', '')]?.(known)
  const fields = fc
    .tuple(validFields(call.query), fc.boolean())
    .map(([valid, isFitting]) => (isFitting && fits ? fits : valid))
  return fc
    .tuple(fields, seldom(hostileText))
    .map(([values, hostile]) =>
      Object.entries(call.query).length === 0
        ? []
        : Object.entries(values).map(
            ([field, value], index) => [field, hostile !== null && index === 0 ? hostile : String(value)] as const,
          ),
    )
}

const queryOf = (name: string, call: AnyCall, known: Known): fc.Arbitrary<string> => {
  const pairs = fc
    .tuple(call.list ? listQuery(call) : fc.constant([]), ownQuery(name, call, known))
    .map((both) => both.flat())
  const written = pairs.map((list) => list.map((pair) => pair.map(safeEncode).join('=')).join('&'))
  // Node's client and server take 16 kB of address and headers together.
  const short = written.map((text) => text.slice(0, 12_000))
  return fc.tuple(short, seldom(seldom(fc.constantFrom(...rawQueries)))).map((all) => all.filter(Boolean).join('&'))
}

const rawIds = [
  '%00',
  '%ff',
  '%zz',
  '%2e%2e',
  '..',
  '%252e',
  '1%20',
  '1e0',
  '0x1',
  '1.5',
  '-1',
  '2147483648',
  '9007199254740993',
  '999999999999999',
  '1'.repeat(400),
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '1,2',
  '1;a=b',
  '%F0%9F%94%A5',
  "1'--",
]

const pathOf = (name: string, call: AnyCall, { users, doomed, ownId }: Known): fc.Arbitrary<string> => {
  const ids = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(name.includes('delete') ? doomed : users)).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...rawIds) },
    { weight: 1, arbitrary: hostileText.map((text) => safeEncode(text).slice(0, 6_000)) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, 3, 4, 5, 6).map(String) },
  )
  // The account that the requests are made with stays as it is, and so do those of the others but for the doomed.
  const kept = name.includes('delete') ? [ownId, ...users] : [ownId]
  const others = ids.filter((id) => id !== '' && !kept.includes(Number(id)))
  return others.map((id) => `/${call.service}${call.path.replace(/:\w+/, () => id)}`)
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
      seldom(seldom(fc.constantFrom(...oddHeaders))),
    )
    .map(([version, key, odd]) => ({
      ...(version === null ? {} : { 'if-match': version }),
      ...(key === null ? {} : { 'idempotency-key': key }),
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

/** Requests of a call: in order, and changed in one place or in many. */
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
