import { describe, expect, test } from 'vitest'
import { atLeastShare, atMost, format, percent, under } from '#bench/readings/figure.ts'

describe('bench limit', () => {
  test.each([
    [under(25, 'ms'), 'under 25 ms', 24.9, 25],
    [atMost(80, 'kB'), 'at most 80 kB', 80, 80.01],
    [atLeastShare(0.5), 'at least 50 % of the floor', 0.5, 0.499],
    [atLeastShare(0.85, 'a bare hop'), 'at least 85 % of a bare hop', 2, 0.84],
  ])('%o is described as %s and holds for %d, not for %d', ({ reach, holds }, text, met, missed) => {
    expect(reach).toBe(text)
    expect([holds(met), holds(missed)]).toEqual([true, false])
  })
})

test.each([
  [0.004, 'ms', '0.004 ms'],
  [12.345, 'ms', '12.3 ms'],
  [999.4, '/s', '999 /s'],
  [12_345.6, '/s', '12346 /s'],
])('formats %d with three significant digits', (value, unit, text) => {
  expect(format(value, unit)).toBe(text)
})

test.each([
  [0.634, '63 %'],
  [3.94, '394 %'],
  [0.0012, '0.1 %'],
])('formats the share %d as a percentage', (share, text) => {
  expect(percent(share)).toBe(text)
})
