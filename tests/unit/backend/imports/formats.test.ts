import { describe, expect, test } from 'vitest'
import { encodingOf } from '#backend/imports/reading/encoding.ts'
import { readFlag } from '#backend/imports/reading/flags.ts'
import { hasZone, isEmptyDay, isFirstDay, readDay, readExcelDay, readNumber } from '#backend/imports/reading/formats.ts'
import { UnreadableFileError } from '#backend/imports/reading/problems.ts'

describe('a number', () => {
  test.each<[string, string | null, string | null]>([
    ['1234', '1234', '1234'],
    ['1234.5', '1234.5', null],
    ['1234,5', null, '1234.5'],
    ['1.234', '1.234', '1234'],
    ['1,234', '1234', '1.234'],
    ['1.234,50', null, '1234.50'],
    ['1,234.50', '1234.50', null],
    ['1.234.567', null, '1234567'],
    ['12.345.67', null, null],
    ['0.123', '0.123', null],
    ["1'234.50", '1234.50', null],
    ['1 234,50', null, '1234.50'],
    ['1\u202f234', '1234', '1234'],
    [' 123.45-', '-123.45', null],
    ['\u22125', '-5', '-5'],
    ['-5-', null, null],
    ['0000100017', '100017', '100017'],
    ['000', '0', '0'],
    ['+1', null, null],
    ['1e3', null, null],
    ['٣', null, null],
    ['.5', '0.5', null],
    [',5', null, '0.5'],
    ['-.25', '-0.25', null],
    ['$12,345.67', '12345.67', null],
    ['-$5', '-5', '-5'],
    ['$-5', '-5', '-5'],
    ['US$ 5.50', '5.50', null],
    ['5.50 USD', '5.50', null],
    ['($1,250.50)', '-1250.50', null],
    ['(1.250,50 $)', null, '-1250.50'],
    ['(-5)', null, null],
    ['12.345,67 €', null, '12345.67'],
    ['1.234,5-', null, '-1234.5'],
    ['.', null, null],
    ['$', null, null],
    ['()', null, null],
    ['', null, null],
  ])('%s reads as %s with a point and %s with a comma', (cell, american, european) => {
    expect(readNumber(cell)).toEqual({ american, european })
  })
})

describe('a date', () => {
  test.each<[string, string | null, string | null]>([
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['20261121', '2026-11-21', '2026-11-21'],
    ['2026/11/21', '2026-11-21', '2026-11-21'],
    ['21.11.2026', null, '2026-11-21'],
    ['1.2.2026', null, '2026-02-01'],
    ['01/02/2026', '2026-01-02', '2026-02-01'],
    ['21/11/2026', null, '2026-11-21'],
    ['11-21-2026', '2026-11-21', null],
    ['29/02/2028', null, '2028-02-29'],
    ['29/02/2026', null, null],
    ['2026-11-21T08:30:00Z', '2026-11-21', '2026-11-21'],
    ['21.11.2026 08:30', null, '2026-11-21'],
    ['11/21/2026 8:30:00 PM', '2026-11-21', null],
    ['03.08.26', null, null],
    ['01021926', null, null],
    ['46296', null, null],
    ['21.11/2026', null, null],
  ])('%s reads as %s with the month first and %s with the day first', (cell, american, european) => {
    expect(readDay(cell)).toEqual({ american, european })
  })

  test.each<[string, number, string]>([
    ['03.08.26', 2026, '2026-08-03'],
    ['03.08.76', 2026, '2076-08-03'],
    ['03.08.77', 2026, '1977-08-03'],
    ['03.08.99', 2026, '1999-08-03'],
    ['03.08.01', 2099, '2101-08-03'],
    ['03.08.49', 2099, '2149-08-03'],
    ['03.08.50', 2099, '2050-08-03'],
  ])('%s, whose year has two digits, is near %i', (cell, year, day) => {
    expect(readDay(cell, { thisYear: year, isShort: true }).european).toBe(day)
  })

  test.each<[string, string | null]>([
    ['01-OCT-26', '2026-10-01'],
    ['02-oct-2026', '2026-10-02'],
    ['1. Oktober 2026', '2026-10-01'],
    ['3 März 2026', '2026-03-03'],
    ['1 de octubre de 2026', '2026-10-01'],
    ['15 dic. 2026', '2026-12-15'],
    ['October 1, 2026', '2026-10-01'],
    ['Oct 2nd 2026', '2026-10-02'],
    ['2026-Oct-01', '2026-10-01'],
    ['01-JAN-99', '1999-01-01'],
    ['31-SEP-26', null],
    ['01-XXX-26', null],
    ['01-Octopus-26', null],
  ])('%s, with the name of its month, reads as %s', (cell, day) => {
    expect(readDay(cell, { thisYear: 2026, isShort: false })).toEqual({ american: day, european: day })
  })

  test.each<[string, string | null]>([
    ['46296', '2026-10-01'],
    ['46296.5', '2026-10-01'],
    ['20000', '1954-10-03'],
    ['19999', null],
    ['80001', null],
    ['2026', null],
    ['462960', null],
  ])('%s is the day %s of a spreadsheet', (cell, day) => {
    expect(readExcelDay(cell)).toBe(day)
  })

  test.each([
    '1900-01-01',
    '1900-01-01T00:00:00Z',
    '1/1/1900 12:00:00 AM',
    '01.01.1900',
    '0001-01-01T00:00:00',
    '1899-12-30',
  ])('%s is the first day that a program knows', (cell) => {
    expect(isFirstDay(cell)).toBe(true)
  })

  test.each<[string, boolean]>([
    ['2026-10-01T12:00:00Z', false],
    ['2026-10-01T12:00:00.000Z', false],
    ['2026-10-01T12:00:00+02:00', true],
    ['2026-10-01T12:00:01Z', true],
    ['2026-11-21T23:30:00Z', true],
    ['2026-11-21 23:30-06:00', true],
    ['2026-11-21T00:00:01Z', true],
    ['2026-11-21T10:00Z', true],
    ['2026-11-21T00:00:00Z', false],
    ['2026-11-21T00:00:00.000+01:00', false],
    ['2026-11-21T23:30:00', false],
    ['2026-11-21', false],
  ])('%s with a time zone is a moment: %s', (cell, isMoment) => {
    expect(hasZone(cell)).toBe(isMoment)
  })

  test.each(['00000000', '00.00.0000', '0000-00-00', '00/00/0000'])('%s is none', (cell) => {
    expect(isEmptyDay(cell)).toBe(true)
  })
})

test.each<[string, number]>([
  ['yes', 1],
  ['SÍ', 1],
  ['Ja', 1],
  ['oui', 1],
  ['sì', 1],
  ['sim', 1],
  ['VERO', 1],
  ['No', 0],
  ['nein', 0],
  ['non', 0],
  ['faux', 0],
  ['não', 0],
  ['f', 0],
])('%s is %i', (word, flag) => {
  expect(readFlag(word)).toBe(flag)
})

test.each(['constructor', 'toString', '__proto__', '', 'maybe', 'ſí'])('%s is neither yes nor no', (word) => {
  expect(readFlag(word)).toBeNull()
})

describe('the encoding', () => {
  const pieces = (bytes: Uint8Array, length: number) =>
    async function* () {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
    }
  const of = (bytes: readonly number[] | string, length = 3) =>
    encodingOf(pieces(typeof bytes === 'string' ? Buffer.from(bytes) : Uint8Array.from(bytes), length))

  test.each<[string, readonly number[] | string, string]>([
    ['of ASCII is UTF-8', 'a,b\n1,2\n', 'utf-8'],
    ['of UTF-8 cut within a character is UTF-8', 'a,Ñandú €uro 🛠\n', 'utf-8'],
    ['with a mark is UTF-16', [0xfe, 0xff, 0, 97], 'utf-16be'],
    ['without a mark is recognized by zeros', [97, 0, 44, 0, 98, 0, 10, 0], 'utf-16le'],
    ['of other bytes is Windows-1252', [97, 0xe4, 44, 0xdf, 0xab, 10], 'windows-1252'],
  ])('%s', async (_name, bytes, encoding) => {
    expect(await of(bytes)).toBe(encoding)
  })

  const lineOf = async (bytes: readonly number[]) => {
    const error = await of(bytes).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreadableFileError)
    return (error as UnreadableFileError).problem.line
  }
  const accents = [...Buffer.from('é\r\nñ\r\r\nü\r')]

  test('of mostly UTF-8 with another byte is rejected with its line', async () => {
    expect(await lineOf([...accents, 0xe9, 10])).toBe(4)
    expect(await lineOf([...accents, 0xc3])).toBe(4)
  })

  test('of a byte that no encoding defines is rejected with its line', async () => {
    expect(await lineOf([97, 10, 0x81, 10, 0xe9])).toBe(2)
  })
})
