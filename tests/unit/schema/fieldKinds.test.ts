import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyFields } from '#schema/call.ts'
import { infoOf, inputOf, type Schema } from '#schema/fields.ts'
import { calls } from '#schema/index.ts'
import {
  compactDay,
  dashedDay,
  day,
  document,
  documents,
  email,
  flag,
  inches,
  instant,
  integer,
  kilograms,
  many,
  money,
  monthly,
  nullable,
  oneOf,
  optional,
  pairOf,
  percent,
  pounds,
  quantity,
  raw,
  secret,
  text,
  thousands,
} from '#schema/kinds.ts'
import { writeOf } from '#schema/wire/writeAnswer.ts'

const fields: Readonly<Record<string, Schema>> = {
  text: text('x'),
  'short text': text('x', { min: 2, max: 60 }),
  'text that may be empty': text('x', { mayBeEmpty: true }),
  'text of lines': text('x', { isMultiline: true }),
  'nullable text': nullable(text('x')),
  'optional text': optional(text('x')),
  raw: raw('x'),
  email: email('x'),
  secret: secret('x'),
  integer: integer('x'),
  'integer in limits': integer('x', { min: 1, max: 6 }),
  'nullable integer': nullable(integer('x')),
  'optional integer': optional(integer('x')),
  quantity: quantity('x'),
  kilograms: kilograms('x'),
  pounds: pounds('x'),
  inches: inches('x', { min: 0, max: 10_000 }),
  percent: percent('x'),
  money: money('x'),
  thousands: thousands('x', { min: 0 }),
  day: day('x'),
  'compact day': compactDay('x'),
  'dashed day': dashedDay('x'),
  'nullable day': nullable(day('x')),
  instant: instant('x'),
  flag: flag('x'),
  'one of numbers': oneOf('x', { 1: 'forge', 2: 'aerospace' }),
  'one of words': oneOf('x', { Late: 'late', 'On Time': 'onTime' }),
  document: document('x'),
  documents: documents('x'),
  'many integers': many(integer('x')),
  'many words': many(oneOf('x', { a: 'first' }), { max: 1 }),
  'pair of days': pairOf(nullable(day('x'))),
  'amounts of months': monthly(nullable(money('x'))),
}

const months = (value: unknown) => Array(12).fill(value)

/** Values that some kind takes or that have broken programs. The table leaves out those whose type is wrong. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  3,
  6,
  1.5,
  1e21,
  2 ** 31,
  -(2 ** 31) - 1,
  Number.NaN,
  Infinity,
  '',
  ' ',
  ' x ',
  'abc',
  '1',
  '123',
  '12ab',
  'null',
  'forge',
  'Late',
  'On Time',
  'a,b',
  '/content/x',
  '7:1:1:5',
  'a@b.co',
  'a@',
  'a\nb',
  'A\u0000b',
  '\ud800',
  '\u200b',
  'e\u0301',
  'x'.repeat(61),
  'x'.repeat(256),
  '2026-11-21',
  '2026-11-21T10:00:00',
  '2026-11-21T10:00:00Z',
  '1899-01-01',
  '2101-01-01',
  '2026-02-30',
  '21112026',
  '21-11-2026',
  'x'.repeat(5000),
  {},
  { a: 1 },
  [],
  [1],
  [1, 2],
  ['a'],
  [null],
  [null, null],
  ['2026-01-01', null],
  months(1),
  months(null),
  Array(13).fill(1),
  Array(1001).fill(1),
]

const asText = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 40)

/** `=` for a value that stays as it is, otherwise what it becomes, or the code of its issue. */
const outcome = (schema: Schema, value: unknown) => {
  const result = z.safeDecode(schema, value as never)
  if (!result.success) return `!${result.error.issues[0]?.message}`
  const written = z.encode(schema, result.data)
  expect(writeOf(schema)(result.data)).toEqual(written)
  const back = asText(written)
  const own = Object.is(result.data, value) || asText(result.data) === asText(value) ? '=' : asText(result.data)
  return back === asText(value) ? own : `${own} back ${back}`
}

/** Value that an input becomes, or the code of its issue. */
const checked = (input: Schema, value: unknown) => {
  const result = z.safeDecode(input, value as never)
  if (!result.success) return `!${result.error.issues[0]?.message}`
  return asText(result.data) === asText(value) ? '=' : asText(result.data)
}

test('a field of each kind reads, writes and checks hostile values as the table says', async () => {
  const blocks = Object.entries(fields).map(([name, field]) => {
    const input = inputOf(field)
    const cases = Map.groupBy(values, (value) => `${outcome(field, value)} | ${checked(input, value)}`)
    cases.delete('!type | !type')
    return [name, ...[...cases].map(([found, those]) => `  ${found}\n    ${those.map(asText).join('  ')}`)].join('\n')
  })
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot('./fieldKinds.txt')
})

/** Limits of most fields, which need no mention. */
const usual = new Set([
  'text 0..255',
  'email 0..254',
  'secret ..256',
  'integer -2147483648..2147483647',
  'integer 1..2147483647',
  'many ..1000',
])

test('fields of request bodies have the usual limits or those that the table says', async () => {
  const lines = calls.flatMap(([name, call]) =>
    Object.entries(bodyFields(call)).flatMap(([field, schema]) => {
      const { kind, limits } = infoOf(schema)
      const limit = `${kind} ${limits.min ?? ''}..${limits.max ?? ''}`
      return limit.endsWith(' ..') || usual.has(limit) ? [] : [`${limit}  ${name}.${field}`]
    }),
  )
  // A record that is created and updated has its fields once, and its version.
  const once = lines.filter((line) => !/ data\/.*\.update\./.test(line))
  await expect(`${[...new Set(once)].toSorted().join('\n')}\n`).toMatchFileSnapshot('./bodyLimits.txt')
})
