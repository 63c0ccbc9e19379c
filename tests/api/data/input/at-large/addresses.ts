import fc from 'fast-check'
import { type AnyCall, ownerInput } from '#schema/call.ts'
import { infoOf } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { fittingFor, fittingParameters, type Known, seldom } from './known.ts'
import { hostileText, hostileValue, validFields, validValue } from './values.ts'

type Pairs = readonly (readonly [name: string, value: string])[]

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
  const fits = fittingQuery(name, call, known)
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

const fittingQuery = (name: string, call: AnyCall, known: Known) =>
  fittingFor(name.replace('ByGet', ''), call.query, call, known)

const written = (pairs: Pairs) => pairs.map((pair) => pair.map(safeEncode).join('=')).join('&')

export const queryOf = (name: string, call: AnyCall, known: Known): fc.Arbitrary<string> => {
  const pairs = fc
    .tuple(call.list ? listQuery(call) : fc.constant([]), ownQuery(name, call, known))
    .map((both) => both.flat())
  // Node limits address and headers to 16 kB together.
  const short = pairs.map((list) => written(list).slice(0, 12_000))
  return fc.tuple(short, seldom(seldom(fc.constantFrom(...rawQueries)))).map((all) => all.filter(Boolean).join('&'))
}

export const orderlyQueryOf = (name: string, call: AnyCall, known: Known): fc.Arbitrary<string> =>
  validFields(call.query).map((valid) =>
    written(Object.entries(fittingQuery(name, call, known) ?? valid).map(([field, value]) => [field, String(value)])),
  )

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

/** User ids. The account that sends the requests is never changed, and only the doomed users are deleted. */
const userIds = (name: string, { users, doomed }: Known) =>
  fc.constantFrom(...(name.includes('delete') ? doomed : users)).map(String)

const usersToKeep = (name: string, { users, ownId }: Known) => (name.includes('delete') ? [ownId, ...users] : [ownId])

const anyBut = (known: fc.Arbitrary<string>) =>
  fc
    .oneof(
      { weight: 6, arbitrary: known },
      { weight: 1, arbitrary: fc.constantFrom(...rawIds) },
      { weight: 1, arbitrary: hostileText.map((text) => safeEncode(text).slice(0, 6_000)) },
      { weight: 1, arbitrary: fc.constantFrom(0, 1, 3, 4, 5, 6).map(String) },
    )
    .filter((id) => id !== '')

const knownParameter = (name: string, call: AnyCall, known: Known, parameterName: string) => {
  if (parameterName === ownerInput(call)) return fc.constant(String(known.customer))
  const field = call.params[parameterName]
  if (field && infoOf(field).words.length > 0) return validValue(field).map(String)
  const fits = fittingParameters[name]?.[parameterName]
  return fits ? fc.constantFrom(...fits(known)) : null
}

const parameter = (name: string, call: AnyCall, known: Known, parameterName: string) => {
  const values = knownParameter(name, call, known, parameterName)
  if (values) return anyBut(values)
  const protectedUsers = usersToKeep(name, known)
  return anyBut(userIds(name, known)).filter((id) => !protectedUsers.includes(Number(id)))
}

const filledPath = (name: string, call: AnyCall, known: Known, of: typeof parameter): fc.Arbitrary<string> => {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, parameterName]) => String(parameterName))
  const values = fc.tuple(...names.map((parameterName) => of(name, call, known, parameterName)))
  const template = `/${call.service}${wireName(call.path)}`
  return values.map((filled) => filled.reduce((path, value) => path.replace(/:\w+/, () => value), template))
}

export const pathOf = (name: string, call: AnyCall, known: Known) => filledPath(name, call, known, parameter)

export const orderlyPathOf = (name: string, call: AnyCall, known: Known) =>
  filledPath(name, call, known, (...of) => knownParameter(...of) ?? userIds(name, known))
