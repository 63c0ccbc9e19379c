import { describe, expect, test } from 'vitest'
import type { MonthRow } from '#resources/sales/month-grid/monthRow.ts'
import { copied, planPaste } from '#resources/sales/month-grid/paste.ts'
import type { Cents } from '#schema/kinds.ts'

/** Month columns; the yearly amount precedes them. */
const range = (top: number, left: number, bottom = top, right = left) => ({
  top,
  left: left + 1,
  bottom,
  right: right + 1,
})
const target = { rowCount: 3, language: 'en' }
const plan = (text: string, at = range(0, 0)) => planPaste(text, { ...target, range: at })
const cells = (text: string, at = range(0, 0)) =>
  plan(text, at).edits.map(({ row, column, cents }) => [row, column, cents / 100_000])

describe('a paste', () => {
  test('fills cells from the current one, row by row', () => {
    expect(cells('1\t2\r\n3\t4\r\n', range(1, 10))).toEqual([
      [1, 10, 1],
      [1, 11, 2],
      [2, 10, 3],
      [2, 11, 4],
    ])
  })

  test('of a whole year fills the row, with empty cells as 0', () => {
    const year = '1\t\t3\t4\t5\t6\t7\t8\t9\t10\t11\t12'
    expect(cells(year).map(([, , value]) => value)).toEqual([1, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('of one value fills the selection', () => {
    expect(cells('2.5', range(0, 3, 1, 4))).toEqual([
      [0, 3, 2.5],
      [0, 4, 2.5],
      [1, 3, 2.5],
      [1, 4, 2.5],
    ])
  })

  test('does not split at commas, and unquotes cells', () => {
    expect(cells('1,234.50')).toEqual([[0, 0, 1234.5]])
    expect(cells('"1,234.50"\t"2"')).toEqual([
      [0, 0, 1234.5],
      [0, 1, 2],
    ])
  })

  test('reports the number of cells beyond the grid', () => {
    const { edits, beyond } = plan('1\t2\t3\n4\t5\t6\n', range(2, 10))
    expect([edits.length, beyond]).toEqual([2, 4])
  })

  test('reports each invalid cell with its position and text', () => {
    const { faults } = plan('1\tabc\n-2\t(3)', range(1, 4))
    expect(faults).toEqual([
      { row: 1, column: 5, text: 'abc', fault: 'notANumber' },
      { row: 2, column: 4, text: '-2', fault: 'negative' },
      { row: 2, column: 5, text: '(3)', fault: 'negative' },
    ])
  })

  test('parses all cells with the decimal mark found in one of them', () => {
    const decimals = planPaste('1.234\t8,33', { ...target, range: range(0, 0), language: 'es' })
    expect(decimals.edits.map(({ cents }) => cents / 100_000)).toEqual([1234, 8.33])
  })
})

test('a copied range can be pasted back and into spreadsheets', () => {
  const months = Array.from({ length: 12 }, (_, month) => (month * 123_456_000) as Cents)
  const row: MonthRow = { key: 'a', label: 'A', head: ['A'], months }
  const text = copied([row, row], range(0, 1, 1, 2))
  expect(text).toBe('1234.56\t2469.12\n1234.56\t2469.12')
  expect(cells(text)[0]).toEqual([0, 0, 1234.56])
})
