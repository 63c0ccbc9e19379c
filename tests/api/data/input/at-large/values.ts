import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Fields, isEntity } from '#schema/entity.ts'
import { infoOf, inputOf, type KindName, type Schema } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'

type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Arbitrary value for a wire schema, as in the OpenAPI document. */
const fromSchema = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.properties) return fc.record(valuesOf(schema.properties, fromSchema))
  if (schema.items) return fc.array(fromSchema(schema.items), { maxLength: 4 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  // `fc.option` generates null separately for nullable fields.
  if ([schema.type].flat().includes('string')) return plainText
  return fc.integer({ min: 0, max: 400 })
}

const valuesOf = <A, B>(record: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const jsonSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema

const plainText = fc.string({ unit: fc.constantFrom(...'abcdefghij ÄÉñ桂🔥-.1290'), minLength: 1, maxLength: 40 })
const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop0123456789'), minLength: 1, maxLength: 12 })
const address = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`)

const byKind: Partial<Record<KindName, fc.Arbitrary<unknown>>> = {
  email: address,
  day: fc.constantFrom('2026-02-28', '2024-02-29', '1900-01-01', '2100-12-31'),
  instant: fc.constantFrom('2026-11-21T08:30:00Z', '9999-12-31T23:59:59.999+14:00'),
  secret: fc.constantFrom('Forge-2026', 'Long-enough-1', '\ud83d\udd25pass-Word-1'),
}

export const validValue = (field: Schema): fc.Arbitrary<unknown> => {
  const { kind, isNullable } = infoOf(field)
  const inner = byKind[kind] ?? fromSchema(jsonSchema(inputOf(field)))
  return isNullable ? fc.option(inner, { nil: null, freq: 4 }) : inner
}

/** Fields of a record; some of the optional ones are left out. */
export const validFields = (fields: Fields) => {
  const byWire = Object.fromEntries(
    Object.values(fields).map((field) => [wireName(infoOf(field).wire), validValue(field)]),
  )
  const requiredKeys = Object.values(fields).flatMap((field) => {
    const { wire, isOptional } = infoOf(field)
    return isOptional ? [] : [wireName(wire)]
  })
  return fc.record(byWire, { requiredKeys })
}

export const validBody = (body: Schema): fc.Arbitrary<unknown> =>
  isEntity(body) ? validFields(body.fields) : fromSchema(jsonSchema(inputOf(body)))

const pollution = { polluted: 'yes', isAdmin: true, toString: 'x' }

/** Values known to break programs. */
const known: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  '',
  ' ',
  '\t',
  '\n',
  '0',
  '1',
  '-0',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '1e999',
  'a\0b',
  '\0',
  '\u0007',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ud800',
  'a\udc00b',
  '\udfff\ud800',
  '\ud83d',
  '🔥'.repeat(130),
  'e\u0301'.repeat(200),
  'ﷺ'.repeat(255),
  'İ'.repeat(100),
  'x'.repeat(256),
  'x'.repeat(5_000),
  'ab'.repeat(40_000),
  '9'.repeat(400),
  ' '.repeat(3_000),
  'a@'.repeat(2_000),
  "' or 1=1 --",
  '"; vacuum; --',
  "\\'",
  '%',
  '_',
  '%%%',
  '\\',
  '`',
  '*',
  '"*"',
  'AND',
  'NEAR(',
  '^',
  '(',
  '((((',
  "''",
  '-',
  ':',
  '{',
  '$$',
  '$1',
  '?',
  '??',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '=cmd()',
  'a\r\nBcc: b@c.example',
  '../../../etc/passwd',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  [],
  {},
  [[]],
  [null],
  [{}],
  [[[[]]]],
  [1, '1'],
  { length: 1e9 },
  { toString: null },
  { valueOf: 1 },
  JSON.parse('{"then":"x"}'),
  { $gt: '' },
  { $ne: null },
  { 0: 1 },
  pollution,
  { constructor: { prototype: pollution } },
  { prototype: pollution },
  JSON.parse('{"__proto__":{"polluted":"yes"}}'),
  Array.from({ length: 1_001 }, () => 1),
  Array.from({ length: 1_001 }, () => ({ id: 1, hasAccess: true })),
]

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 30,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer() },
)

export const hostileText = hostileValue.map((value) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
)
