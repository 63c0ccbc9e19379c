import { describe, expect, test } from 'vitest'
import { isPartIdentified, isStandardIdentified, type PunchOut, statusOfScrap, updatedOn } from '#schema/scrap/scrap.ts'
import type { Day } from '#values/types.ts'

const punchOut = (on: string | null): PunchOut => ({
  partNumber: 'P',
  standard: 'AMS 5662',
  weight: 1,
  providerPartNumber: 'D',
  updatedOn: on as Day | null,
})

test('the inventory date is the newest punch-out date, or null without any', () => {
  expect(updatedOn([punchOut('2026-01-02'), punchOut(null), punchOut('2025-12-31')])).toBe('2026-01-02')
  expect(updatedOn([])).toBeNull()
  expect(updatedOn([punchOut(null)])).toBeNull()
})

test('an empty part number and the standard "Sin Identificar" are not identified', () => {
  expect([isPartIdentified({ partNumber: '' }), isPartIdentified({ partNumber: '00123' })]).toEqual([false, true])
  expect([isStandardIdentified({ standard: 'Sin Identificar' }), isStandardIdentified({ standard: '' })]).toEqual([
    false,
    true,
  ])
})

describe('the status of scrap', () => {
  const piece = { partNumber: 'P', supplierPartNumber: 'S', status: 'Rejected', weight: 1 }
  test.each([
    ['FF-1', 'FF-1'],
    ['', 'Rejected'],
    [null, 'Rejected'],
  ])('with the report %s is %s', (ncr, shown) => expect(statusOfScrap({ ...piece, ncr })).toBe(shown))
})
