import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readIssue } from '#schema/checks/issues.ts'
import { infoOf, inputOf, type Schema } from '#schema/fields.ts'
import {
  type Cents,
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
  nullable,
  oneOf,
  optional,
  percent,
  pounds,
  quantity,
  secret,
  text,
  thousands,
} from '#schema/kinds.ts'
import { toCents } from '#values/amounts.ts'

const read = (field: Schema, wire: unknown) => {
  const result = z.safeDecode(inputOf(field), wire as never)
  if (result.success) return { value: result.data }
  const { code, limit } = readIssue(result.error.issues[0]?.message ?? '')
  return limit === undefined ? { code } : { code, limit }
}

const plant = oneOf('plant', { 1: 'forge', 2: 'aerospace' })
const letter = oneOf('letter', { A: 'first', B: 'second' })

describe('field formats decode and encode', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['text', text('x'), 'Ünïcode 桂 🔥', 'Ünïcode 桂 🔥'],
    ['email', email('x'), 'a.b+c@d-e.example', 'a.b+c@d-e.example'],
    ['secret', secret('x'), '  as typed ', '  as typed '],
    ['secret with any characters', secret('x'), '👩‍🏭 contraseña 鍛造', '👩‍🏭 contraseña 鍛造'],
    ['text with joiners', text('x'), '👩‍🏭 می‌خواهم', '👩‍🏭 می‌خواهم'],
    ['email of many words', email('x'), 'jürgen.o’neil@bücher.co.example', 'jürgen.o’neil@bücher.co.example'],
    ['integer', integer('x'), -7, -7],
    ['quantity', quantity('x'), 2.5, 2.5],
    ['kilograms', kilograms('x'), 165.99, 165_990],
    ['pounds', pounds('x'), 0, 0],
    ['inches', inches('x'), 1.0625, 1.0625],
    ['percent', percent('x'), -1, -1],
    ['money', money('x'), 1234.56, 123_456],
    ['thousands', thousands('x'), 1.5, 150_000],
    ['day', day('x'), '2028-02-29', '2028-02-29'],
    ['instant', instant('x'), '2026-11-21T08:30:00.000Z', '2026-11-21T08:30:00.000Z'],
    ['flag', flag('x'), false, false],
    ['oneOf', plant, 2, 'aerospace'],
    ['oneOf by letters', letter, 'A', 'first'],
    ['document', document('x'), '/content/1', '/content/1'],
    ['documents', documents('x'), '/a,/b', ['/a', '/b']],
    ['no documents', documents('x'), '', []],
    ['many', many(integer('x')), [1, 2], [1, 2]],
    ['none', nullable(integer('x')), null, null],
    ['left out', optional(text('x')), undefined, undefined],
    ['many codes', many(plant), [1, 2], ['forge', 'aerospace']],
  ])('%s', (_name, field, wire, value) => {
    expect(read(field, wire)).toEqual({ value })
    expect(z.safeDecode(field, wire as never).success).toBe(true)
    expect(z.encode(field, value)).toEqual(wire)
  })
})

describe('field formats report', () => {
  const required = { code: 'required' }
  const type = { code: 'type' }

  test.each<[string, Schema, unknown[]]>([
    ['text', text('x'), [1, true, {}, []]],
    ['email', email('x'), [1, {}]],
    ['secret', secret('x'), [1, {}]],
    ['integer', integer('x'), ['1', 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, [], 1n]],
    ['quantity', quantity('x'), ['1', Number.NaN, true]],
    ['money', money('x'), ['1.00', '$1', Number.NaN]],
    ['day', day('x'), [20261121, new Date(0)]],
    ['instant', instant('x'), [0, new Date(0)]],
    ['flag', flag('x'), ['true', 1, 0]],
    ['documents', documents('x'), [[], 1]],
    ['many', many(integer('x')), [{}, 1, '1']],
  ])('the type of %s', (_name, field, wrong) => {
    for (const wire of wrong) {
      expect(read(field, wire), String(wire)).toEqual(type)
      expect(z.safeDecode(field, wire as never).success, String(wire)).toBe(false)
    }
    for (const missing of [undefined, null]) {
      expect(read(field, missing)).toEqual(required)
      expect(z.safeDecode(field, missing as never).success).toBe(false)
    }
  })

  test.each<[string, Schema, unknown, object]>([
    ['an empty text', text('x'), '', required],
    ['a blank text', text('x'), ' \u00a0\t', required],
    ['a text of invisible characters', text('x'), '\u200b \u2060\u202e\u3164\ufeff', required],
    ['a short text', text('x', { min: 3 }), 'ab', { code: 'tooShort', limit: 3 }],
    ['a long text', text('x', { max: 3 }), 'abcd', { code: 'tooLong', limit: 3 }],
    ['a control character', text('x'), 'a\u0001b', { code: 'control' }],
    ['a control character of the second set', text('x'), 'a\u0085b', { code: 'control' }],
    ['a line separator', text('x'), 'a\u2028b', { code: 'control' }],
    ['a paragraph separator in lines', text('x', { isMultiline: true }), 'a\u2029b', { code: 'control' }],
    ['a control character in lines', text('x', { isMultiline: true }), 'a\u009fb', { code: 'control' }],
    ['a vertical tab in lines', text('x', { isMultiline: true }), 'a\u000bb', { code: 'control' }],
    ['a tab in a line', text('x'), 'a\tb', { code: 'control' }],
    ['a line break', text('x'), 'a\nb', { code: 'control' }],
    ['NUL in lines', text('x', { isMultiline: true }), 'a\u0000b', { code: 'control' }],
    ['a lone surrogate', text('x'), 'a\ud800', { code: 'surrogate' }],
    ['an address without a dot', email('x'), 'a@b', { code: 'email' }],
    ['an address with two dots in a row', email('x'), 'a@b..example', { code: 'email' }],
    ['a name with two dots in a row', email('x'), 'a..b@x.example', { code: 'email' }],
    ['an address that begins with a dot', email('x'), '.a@x.example', { code: 'email' }],
    ['an address that ends with a dot', email('x'), 'a@x.example.', { code: 'email' }],
    ['an address with an invisible character', email('x'), 'a\u200db@x.example', { code: 'email' }],
    ['two addresses', email('x'), 'a@b.example,c@d.example', { code: 'email' }],
    ['a long address', email('x'), `${'x'.repeat(246)}@x.example`, { code: 'tooLong', limit: 254 }],
    ['an empty secret', secret('x'), '', required],
    ['a long secret', secret('x'), 'x'.repeat(257), { code: 'tooLong', limit: 256 }],
    ['NUL in a secret', secret('x'), 'a\u0000', { code: 'control' }],
    ['a line break in a secret', secret('x'), 'a\n', { code: 'control' }],
    ['a control character of the second set in a secret', secret('x'), 'a\u0090', { code: 'control' }],
    ['a lone surrogate in a secret', secret('x'), '\udfff', { code: 'surrogate' }],
    ['a small number', integer('x', { min: 1 }), 0, { code: 'min', limit: 1 }],
    ['a large number', integer('x', { max: 9 }), 10, { code: 'max', limit: 9 }],
    ['a number beyond the databases’ range', integer('x'), 2 ** 31, { code: 'max', limit: 2 ** 31 - 1 }],
    ['another code', plant, 3, { code: 'choice' }],
    ['a code as text', plant, '1', { code: 'choice' }],
    ['a missing code', plant, undefined, required],
    ['the name instead of the code', letter, 'first', { code: 'choice' }],
    ['a key of Object.prototype', letter, 'constructor', { code: 'choice' }],
    ['too many', many(integer('x'), { max: 1 }), [1, 2], { code: 'tooMany', limit: 1 }],
    ['one invalid of many', many(integer('x')), [1, 'x'], type],
  ])('%s', (_case, field, wire, issue) => expect(read(field, wire)).toEqual(issue))
})

describe('a text', () => {
  test('is trimmed, and its length is counted in characters', () => {
    expect(read(text('x', { max: 3 }), ' 🔥🔥🔥 ')).toEqual({ value: '🔥🔥🔥' })
    expect(read(text('x', { mayBeEmpty: true }), '  ')).toEqual({ value: '' })
    expect(read(text('x', { mayBeEmpty: true }), '\u200b')).toEqual({ value: '' })
    expect(read(text('x', { isMultiline: true }), 'a\r\n\tb')).toEqual({ value: 'a\r\n\tb' })
  })
})

describe('money', () => {
  test.each([
    [1.005, 101],
    [-1.005, -101],
    [0.005, 1],
    [0.004, 0],
    [-0.001, 0],
    [0.1 + 0.2, 30],
    [99_999_999.99, 9_999_999_999],
    [1.115, 112],
    [8.345, 835],
    [1e-7, 0],
    [0, 0],
    [-0.01, -1],
  ])('of %d dollars is %i cents', (dollars, cents) => {
    expect(Object.is(toCents(dollars), cents)).toBe(true)
  })

  test('in whole cents round-trips', () => {
    const largest = 10_000_000_000
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (cents) => {
        const field = money('x')
        return z.decode(field, JSON.parse(JSON.stringify(z.encode(field, cents as Cents)))) === cents
      }),
    )
  })
})

describe('a day', () => {
  test.each(['2028-02-29', '2000-02-29', '2026-12-31', '2026-01-01', '2026-04-30', '1900-01-01', '2100-12-31'])(
    'accepts %s',
    (date) => expect(read(day('x'), date)).toEqual({ value: date }),
  )

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '26-01-01',
    '2026-1-1',
    '',
  ])('rejects %j', (date) => {
    expect(read(day('x'), date)).toEqual({ code: 'day' })
    expect(z.safeDecode(day('x'), date).success).toBe(false)
  })

  test.each(['0001-01-01', '0026-03-08', '1899-12-31', '2101-01-01', '9999-12-31'])(
    'rejects the year of %s as input, and shows it if a service sends it',
    (date) => {
      const [year, month, ofMonth] = date.split('-')
      expect(read(day('x'), date)).toEqual({ code: 'year' })
      expect(read(compactDay('x'), `${ofMonth}${month}${year}`)).toEqual({ code: 'year' })
      expect(read(dashedDay('x'), `${ofMonth}-${month}-${year}`)).toEqual({ code: 'year' })
      expect(z.safeDecode(day('x'), date).success).toBe(true)
    },
  )

  test('keeps its date for any time and time zone in the response', () => {
    for (const wire of ['2026-11-05T00:00:00', '2026-11-05T23:59:59.999-06:00', '2026-11-05T00:00:00+14:00'])
      expect(read(day('x'), wire)).toEqual({ value: '2026-11-05' })
  })
})

describe('an instant', () => {
  test('is converted to UTC', () => {
    expect(read(instant('x'), '2026-11-21T02:30:00-06:00')).toEqual({ value: '2026-11-21T08:30:00.000Z' })
    expect(read(instant('x'), '2026-11-21T08:30:00.1239Z')).toEqual({ value: '2026-11-21T08:30:00.123Z' })
  })

  test.each(['2026-11-21', '2026-11-21T08:30:00', '2026-11-21T25:00:00Z', 'now', ''])('rejects %j', (wire) =>
    expect(read(instant('x'), wire)).toEqual({ code: 'instant' }),
  )
})

test('optional and nullable change only their flags', () => {
  const plain = text('x', { max: 5 })
  expect([infoOf(plain).isRequired, infoOf(plain).isOptional, infoOf(plain).isNullable]).toEqual([true, false, false])
  const left = optional(plain)
  expect([infoOf(left).isRequired, infoOf(left).isOptional, infoOf(left).limits]).toEqual([
    false,
    true,
    infoOf(plain).limits,
  ])
  const unknown = nullable(plain)
  expect([infoOf(unknown).isRequired, infoOf(unknown).isNullable]).toEqual([false, true])
  expect(read(unknown, 'abcdef')).toEqual({ code: 'tooLong', limit: 5 })
  expect(read(unknown, undefined)).toEqual({ code: 'required' })
  expect(read(optional(nullable(plain)), null)).toEqual({ value: null })
})

test.each([
  [12.344, 12_340],
  [12.345, 12_350],
  [1.005, 1_010],
  [5000.005, 5_000_010],
  [165.995, 166_000],
  [-12.345, -12_350],
  [0.004, 0],
])('kilograms round %d to two decimals, half away from zero', (wire, grams) => {
  expect(z.decode(kilograms('x'), wire)).toBe(grams)
})
