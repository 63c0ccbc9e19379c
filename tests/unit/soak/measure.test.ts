import { describe, expect, test } from 'vitest'
import { isAllowed } from '../../support/soak/loadSoak.ts'
import { leastOfEach, slopeOf } from '../../support/soak/measure.ts'

const samples = (...megabytes: number[]) => megabytes.map((each, minute) => ({ minute, megabytes: each }))

test('the slope of memory is the least-squares slope, in MB per minute', () => {
  expect(slopeOf(samples(100, 102, 104, 106))).toBeCloseTo(2)
  expect(slopeOf(samples(100, 101, 99, 100))).toBeCloseTo(-0.2)
  expect(slopeOf(samples(100))).toBe(0)
  expect(slopeOf([])).toBe(0)
})

test('only the minimum of each part of the samples counts', () => {
  expect(leastOfEach(samples(150, 100, 180, 130, 101, 190), 2).map((one) => one.megabytes)).toEqual([100, 101])
  expect(leastOfEach([], 10)).toEqual([])
})

describe('response under load', () => {
  test.each([500, 501, 505, 599])('with status %i is an error even while the services are away', (outcome) => {
    expect(isAllowed({ outcome, wereAway: true })).toBe(false)
  })

  test.each([502, 504, 'cut'] as const)('with outcome %s is allowed only while the services are away', (outcome) => {
    expect([false, true].map((wereAway) => isAllowed({ outcome, wereAway }))).toEqual([false, true])
  })

  test.each([200, 400, 409, 429, 503, 507, 'left'] as const)('with outcome %s is always allowed', (outcome) => {
    expect(isAllowed({ outcome, wereAway: false })).toBe(true)
  })
})
