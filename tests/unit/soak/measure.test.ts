import { describe, expect, test } from 'vitest'
import { createShares, isAllowed } from '#tests/support/soak/expected.ts'
import { minimaOf, slopeOf } from '#tests/support/soak/measure.ts'

const samples = (...megabytes: number[]) => megabytes.map((each, minute) => ({ minute, megabytes: each }))

test('the slope of memory is the least-squares slope, in MB per minute', () => {
  expect(slopeOf(samples(100, 102, 104, 106))).toBeCloseTo(2)
  expect(slopeOf(samples(100, 101, 99, 100))).toBeCloseTo(-0.2)
  expect(slopeOf(samples(100))).toBe(0)
  expect(slopeOf([])).toBe(0)
})

test('only the minimum of each part of the samples counts', () => {
  expect(minimaOf(samples(150, 100, 180, 130, 101, 190), 2).map((one) => one.megabytes)).toEqual([100, 101])
  expect(minimaOf([], 10)).toEqual([])
})

describe('response under load', () => {
  const observed = { kind: 'upload', hasRetryAfter: false, wereAway: false } as const

  test.each([201, 400, 404, 409, 500, 501, 599])(
    'with status %i is an error even while the services are away',
    (outcome) => {
      expect(isAllowed({ ...observed, outcome, wereAway: true })).toBe(false)
    },
  )

  test.each([502, 504, 'cut'] as const)('with outcome %s is allowed only while the services are away', (outcome) => {
    expect([false, true].map((wereAway) => isAllowed({ ...observed, outcome, wereAway }))).toEqual([false, true])
  })

  test.each([200, 507, 'left'] as const)('with outcome %s is always allowed', (outcome) => {
    expect(isAllowed({ ...observed, outcome })).toBe(true)
  })

  test.each([429, 503] as const)('with status %i is allowed only with Retry-After', (outcome) => {
    expect([false, true].map((hasRetryAfter) => isAllowed({ ...observed, outcome, hasRetryAfter }))).toEqual([
      false,
      true,
    ])
  })

  test('is judged by its kind', () => {
    const rejected = { ...observed, outcome: 429, hasRetryAfter: true }
    expect(isAllowed({ ...rejected, kind: 'list' })).toBe(false)
    expect(isAllowed({ ...rejected, kind: 'CSV' })).toBe(true)
    expect(isAllowed({ ...observed, kind: 'invalid import', outcome: 200 })).toBe(false)
    expect(isAllowed({ ...observed, kind: 'invalid import', outcome: 400 })).toBe(true)
  })
})

test('a kind of request must succeed in its least share of answers', () => {
  const shares = createShares()
  const add = (outcome: number, count: number, wereAway = false) => {
    for (let at = 0; at < count; at += 1)
      shares.add({ portal: 'front', kind: 'CSV', outcome, hasRetryAfter: true, wereAway })
  }
  add(200, 4)
  add(429, 6)
  add(502, 90, true)
  expect(shares.faults()).toEqual([])
  add(429, 1)
  expect(shares.faults()).toEqual(['front CSV: only 4 of 11 succeeded'])
})
