import { describe, expect, test } from 'vitest'
import { exportKind, exportValue } from '#kit/fields/exportValue.ts'
import { formatValue, kindDisplays } from '#kit/fields/kindDisplays.ts'
import { editNumber, parseNumber } from '#kit/fields/numberText.ts'
import type { KindName } from '#schema/fields.ts'

const wording = { flag: (value: boolean) => (value ? 'Yes' : 'No'), word: (word: string) => `the ${word}` }

/** Per kind: value, table text, and type and value of the spreadsheet cell. */
const examples: Record<KindName, readonly [value: unknown, text: string, as: KindName, cell: unknown]> = {
  text: ['00123', '00123', 'text', '00123'],
  email: ['a@b.example', 'a@b.example', 'text', 'a@b.example'],
  secret: ['Forge-2026', '', 'text', ''],
  integer: [2026, '2026', 'integer', 2026],
  quantity: [1234, '1,234', 'quantity', 1234],
  money: [123456, '1,234.56', 'money', 1234.56],
  thousands: [123_457_000, '1,234.57', 'money', 1234.57],
  kilograms: [165_990, '165.99', 'kilograms', 165.99],
  pounds: [0.5, '0.50', 'pounds', 0.5],
  inches: [1.125, '1.125', 'inches', 1.125],
  percent: [-1, 'NS', 'percent', -1],
  day: ['2026-11-05', '05/Nov/2026', 'day', '2026-11-05'],
  instant: ['2026-11-06T05:30:00.000Z', '05/Nov/2026', 'day', '2026-11-05'],
  flag: [true, 'Yes', 'text', 'Yes'],
  oneOf: ['forge', 'the forge', 'text', 'the forge'],
  document: ['/content/1.pdf', '/content/1.pdf', 'text', 'http://localhost:3000/content/1.pdf'],
  documents: [['/a', 'https://b.example/b'], '2', 'text', 'http://localhost:3000/a https://b.example/b'],
  many: [[1, 2], '1, 2', 'text', '1, 2'],
  rows: [[{}, {}], '2', 'text', '2'],
}

describe('field kinds', () => {
  for (const [kind, [value, text, as, cell]] of Object.entries(examples) as [KindName, (typeof examples)[KindName]][]) {
    test(`${kind} has a display text and an export cell`, () => {
      expect(formatValue(kind, value, wording)).toBe(text)
      expect([exportKind(kind), exportValue(kind, value, wording)]).toEqual([as, cell])
    })

    test(`${kind} is empty for null`, () => {
      expect(formatValue(kind, null, wording)).toBe('')
      expect(exportValue(kind, null, wording)).toBeNull()
    })
  }

  test('align numbers right and everything else left', () => {
    const right = Object.entries(kindDisplays).filter(([, { align }]) => align === 'right')
    expect(right.map(([kind]) => kind).sort()).toEqual(
      ['inches', 'integer', 'kilograms', 'money', 'percent', 'pounds', 'quantity', 'thousands'].sort(),
    )
  })
})

describe('a typed number', () => {
  test.each([
    ['integer', ' 12 ', 12],
    ['money', '1,234.565', 123457],
    ['money', '-0.01', -1],
    ['thousands', '8.335', 834_000],
    ['kilograms', '166.01', 166_010],
    ['quantity', '', null],
    ['quantity', '1e5', Number.NaN],
    ['quantity', 'twelve', Number.NaN],
  ] as const)('of kind %s: "%s" is parsed as %s', (kind, typed, value) => expect(parseNumber(kind, typed)).toBe(value))

  test('is edited in plain digits', () => {
    expect(editNumber('money', 123456)).toBe('1,234.56')
    expect(editNumber('thousands', 833_000)).toBe('8.33')
    expect(editNumber('integer', 12)).toBe('12')
    expect(editNumber('integer', null)).toBe('')
  })
})
