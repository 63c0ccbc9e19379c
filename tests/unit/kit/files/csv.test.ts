import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHeader, csvRow } from '#kit/files/csv.ts'
import type { CellValue } from '#kit/files/exported.ts'
import type { KindName } from '#schema/fields.ts'
import { neutral, withoutMarks } from '#values/csv.ts'

const cell = (kind: KindName, value: CellValue) => csvRow([kind], [value]).slice(0, -2)

test('CSV starts with a byte order mark and has line ends by RFC 4180', () => {
  expect(csvHeader(['Name', 'Due, date', '=Sum'])).toBe('\uFEFFName,"Due, date",\'=Sum\r\n')
})

describe('a CSV text', () => {
  test.each([
    ['plain ñ', 'plain ñ'],
    ['00123', '00123'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded', '" padded"'],
    ['', ''],
  ])('%j is written as %j', (text, written) => {
    expect(cell('text', text)).toBe(written)
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1+1',
    '\t=1',
    '\r=1',
    '\t1',
    '\rtext',
    '＝1',
    '－1',
    '=cmd|"/c calc"!A1',
  ])('%j is neutralized as a formula', (text) => {
    expect(cell('text', text).replace(/^"/, '')).toMatch(/^'/)
  })

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; \t-1|+1;b', "a; \t'-1|'+1;b"],
    ['a\n=1\r\n@x', '"a\n\'=1\r\n\'@x"'],
    ['=1;=2', "'=1;'=2"],
    ['a;b|c, -5 % (a=1) x@y.example', '"a;b|c, -5 % (a=1) x@y.example"'],
  ])('%j is neutralized where a list separator would split it', (text, written) => {
    expect(cell('text', text)).toBe(written)
  })
})

test('neutralized text is restored to the original', () => {
  const units = ['=', '+', '-', '@', '＝', "'", ' ', '\t', '\r', '\n', ';', '|', 'a', '1', '\ufeff', '"']
  const texts = fc.array(fc.constantFrom(...units), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(withoutMarks(neutral(text))).toBe(text)
      expect(neutral(text)).not.toMatch(/^\s*[=+\-@＝]|[;|\t\r\n]\s*[=+\-@＝]/)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  ['money', 1234.5, '1234.50'],
  ['money', -0.05, '-0.05'],
  ['integer', -7, '-7'],
  ['kilograms', 166.01, '166.01'],
  ['day', '2026-11-05', '05/Nov/2026'],
  ['instant', '2026-11-05T23:59', '05/Nov/2026 23:59'],
  ['day', '=no date', "'=no date"],
  ['money', null, ''],
] as const)('the %s %j is written to CSV as %j', (kind, value, written) => {
  expect(cell(kind, value)).toBe(written)
})
