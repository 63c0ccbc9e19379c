import { describe, expect, test } from 'vitest'
import type { Cents } from '#schema/kinds.ts'
import { isAgreed, itemsByKind, outcomeOf, tableOfOffer, worthOf } from '#schema/scrap/offers.ts'

describe('a scrap offer', () => {
  test.each([
    [1, 'offers', false, 'declined'],
    [2, 'agreements', true, 'declined'],
    [3, 'history', true, 'accepted'],
    [4, 'history', false, 'declined'],
    [5, 'history', false, 'cancelled'],
    [0, 'history', false, 'declined'],
    [6, 'history', false, 'declined'],
    [9, 'history', false, 'declined'],
    [-1, 'history', false, 'declined'],
  ])('of status %i is listed under %s, agreed: %s, with the outcome %s', (status, table, agreed, outcome) => {
    expect([tableOfOffer({ status }), isAgreed({ status }), outcomeOf({ status })]).toEqual([table, agreed, outcome])
  })

  test.each([
    [5_000_010, 325, 1_625_003],
    [12_345, 99, 1_222],
    // Half a cent is rounded up, less is rounded down.
    [500, 1, 1],
    [499, 1, 0],
    [1, 500, 1],
    [0, 325, 0],
  ])('for %i grams at %i cents a kilogram is worth %i cents', (weight, price, cents) => {
    expect(worthOf({ weight, price: price as Cents })).toBe(cents)
  })
})

test('offer items are split by tipo, each with the fields of its table', () => {
  const items = [
    { kind: 1, weight: 10, partNumber: 'P', standard: 'S', providerPartNumber: 'D', updatedOn: null },
    { kind: 2, weight: 20, heat: 'H', bar: 'B', initialWeight: 100 },
    { kind: 3, weight: 30, product: 'Q', supplierPartNumber: 'X', status: 'Rejected', ncr: 'N' },
    { kind: 7, weight: 40 },
  ]
  expect(itemsByKind(items)).toEqual({
    punchOuts: [{ partNumber: 'P', standard: 'S', weight: 10, providerPartNumber: 'D', updatedOn: null }],
    cuttingEnds: [{ heat: 'H', bar: 'B', initialWeight: 100, weight: 20 }],
    pieces: [
      { partNumber: 'Q', supplierPartNumber: 'X', weight: 30, status: 'Rejected', ncr: 'N' },
      { partNumber: '', supplierPartNumber: '', weight: 40, status: '', ncr: null },
    ],
  })
})
