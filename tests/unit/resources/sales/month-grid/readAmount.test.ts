import { describe, expect, test } from 'vitest'
import { type DecimalMark, decimalMarkOf, readAmount, readTyped } from '#resources/sales/month-grid/readAmount.ts'

const read = (text: string, language = 'en') => {
  const answer = readTyped(text, language)
  return 'fault' in answer ? answer.fault : answer.cents / 100_000
}

describe('an amount', () => {
  test.each([
    ['8.33', 8.33],
    ['.5', 0.5],
    ['12.', 12],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['8,33', 8.33],
    ['0,125', 0.13],
    ['1 234,50', 1234.5],
    ['1\u00a0234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['$1,234.50', 1234.5],
    ['€ 12', 12],
    ['USD 12.50', 12.5],
    ['12.50 K', 12.5],
    [' $ -   ', 0],
    ['', 0],
    ['-0.00', 0],
    ['8.3350', 8.34],
    ['8.3349', 8.33],
    ['1.0050', 1.01],
    ['9,999,999.99', 9_999_999.99],
  ])('written as “%s” is %f in either language', (text, value) => {
    expect([read(text), read(text, 'es')]).toEqual([value, value])
  })

  test.each([
    ['-1', 'negative'],
    ['(12.50)', 'negative'],
    ['($1,234.50)', 'negative'],
    ['\u22128', 'negative'],
    ['8-', 'negative'],
    ['10,000,000.00', 'tooLarge'],
    ['9,999,999.995', 'tooLarge'],
    ['abc', 'notANumber'],
    ['1,23,456', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['2.03-3', 'notANumber'],
    ['(8', 'notANumber'],
    ['#DIV/0!', 'notANumber'],
    ['1E+05', 'notANumber'],
    ['12%', 'notANumber'],
    ['.', 'notANumber'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
  ])('written as “%s” is rejected as %s', (text, fault) => {
    expect([read(text), read(text, 'es')]).toEqual([fault, fault])
  })

  test('with one mark before three digits follows English, and is ambiguous in Spanish', () => {
    expect([read('1,234'), read('1.234')]).toEqual([1234, 1.23])
    expect([read('1,234', 'es'), read('1.234', 'es')]).toEqual(['ambiguous', 'ambiguous'])
  })

  test('is marked if it was rounded', () => {
    const isRounded = (text: string) => readAmount(text, '.')
    expect(isRounded('8.3333')).toEqual({ cents: 833_000, isRounded: true })
    expect(isRounded('8.3300')).toEqual({ cents: 833_000, isRounded: false })
  })
})

test.each<[string, string[], string, DecimalMark]>([
  ['taken from an unambiguous amount', ['1.234', '8,33', '2.000'], 'es', ','],
  ['the first one if amounts disagree', ['1,5', '2.5'], 'en', ','],
  ['the point in English if all are ambiguous', ['1,234', '5'], 'en', '.'],
  ['unknown in Spanish if all are ambiguous', ['1,234', '5'], 'es', null],
])('the decimal mark of a block is %s', (_, texts, language, mark) => {
  expect(decimalMarkOf(texts, language)).toBe(mark)
})
