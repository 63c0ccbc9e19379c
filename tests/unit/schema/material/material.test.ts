import { describe, expect, test } from 'vitest'
import type { Movement } from '#schema/material/material.ts'
import { completeLots, earliestMovement, heatsOf, isUsable, isWellUsable } from '#schema/material/materialRules.ts'
import type { Day } from '#values/types.ts'

describe('a usable bar', () => {
  test.each([
    [165_990, false, false],
    [166_000, true, false],
    [166_010, true, true],
  ])('of %i grams: in the table %s, in the filter %s', (finalWeight, inTable, inFilter) => {
    expect([isUsable({ finalWeight }), isWellUsable({ finalWeight })]).toEqual([inTable, inFilter])
  })
})

test.each([
  ['2026-11-22', '2025-08-22'],
  ['2028-05-31', '2027-02-28'],
] as const)('the search on %s reaches back to %s', (today, earliest) => {
  expect(earliestMovement(today as Day)).toBe(earliest)
})

const movement = (lot: string | null, pieces: number, more: Partial<Movement> = {}): Movement => ({
  receivedOn: '2026-01-05' as Day,
  heat: 'H',
  bar: 'B',
  purchaseOrder: 'PO',
  weight: 500_000,
  cutOn: '2026-02-01' as Day,
  partNumber: 'P',
  lot,
  supplierSerial: 'S',
  scrap: 10,
  inputWeight: 1_000,
  balance: 0,
  pieces,
  cuttingEnds: 5,
  usableEnd: 0,
  lotQuantity: 12,
  ...more,
})

describe('the material summary', () => {
  test('has one row with sums for each lot whose pieces are all cut', () => {
    const rows = [movement('L', 5), movement('L', 7, { bar: 'C', cutOn: '2026-03-01' as Day }), movement('M', 11)]
    expect(completeLots(rows)).toEqual([
      {
        lot: 'L',
        partNumber: 'P',
        heats: 'H',
        bars: 2,
        pieces: 12,
        lotQuantity: 12,
        inputWeight: 2_000,
        scrap: 20,
        cuttingEnds: 10,
        cutOn: '2026-03-01',
      },
    ])
  })

  test('omits lots with too many pieces, pieces without a lot and uncut pieces', () => {
    expect(completeLots([movement('L', 13), movement(null, 12), movement('N', 12, { cutOn: null })])).toEqual([])
  })
})

test('heatsOf counts the bars of each heat, including heats without bars', () => {
  const bar = { heat: 'H', bar: 'B', billetSize: 8, initialWeight: 200_000, finalWeight: 166_000, id: 1 }
  const none = { heat: 'E', bar: '', billetSize: 10, initialWeight: 0, finalWeight: 0, id: null }
  expect(heatsOf([bar, { ...bar, id: 2, bar: 'C', finalWeight: 165_990 }, none])).toEqual([
    { heat: 'H', billetSize: 8, bars: 2, usableBars: 1, initialWeight: 400_000, finalWeight: 331_990 },
    { heat: 'E', billetSize: 10, bars: 0, usableBars: 0, initialWeight: 0, finalWeight: 0 },
  ])
})
