import { describe, expect, test } from 'vitest'
import { rankTest } from '#bench/readings/rankTest.ts'

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => index + from)

// The p values are those of SciPy's `mannwhitneyu(left, right, method='asymptotic')`.
const known: [string, number[], number[], { u: number; z: number; p: number }][] = [
  [
    'of the ages of SciPy’s manual',
    [19, 22, 16, 29, 24],
    [20, 11, 17, 12],
    { u: 17, z: 1.592168, p: 0.11134688653314041 },
  ],
  [
    'without ties',
    [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46],
    [1.15, 0.88, 0.9, 0.74, 1.21],
    { u: 35, z: 1.163508, p: 0.24462360512698333 },
  ],
  [
    'with many ties',
    [1, 2, 2, 3, 3, 3, 4, 5],
    [3, 4, 4, 5, 5, 6, 6, 7],
    { u: 7.5, z: -2.558408, p: 0.010515245935858918 },
  ],
  ['of a thousand each', upTo(1000), upTo(1000, 30), { u: 470_450, z: -2.288323, p: 0.022118703453373415 }],
]

describe('rank test', () => {
  test.each(known)('of samples %s equals known results', (_case, left, right, { u, z, p }) => {
    const found = rankTest(left, right)
    expect(found.u).toBe(u)
    expect(found.z).toBeCloseTo(z, 5)
    expect(found.p).toBeCloseTo(p, 6)
    const turned = rankTest(right, left)
    expect([turned.z, turned.p]).toEqual([-found.z, found.p])
  })

  test('finds no difference between similar samples', () => {
    expect(rankTest([3, 3, 3], [3, 3])).toEqual({ u: 3, z: 0, p: 1 })
    const { z, p } = rankTest(upTo(1000), upTo(1000))
    expect(z).toBeCloseTo(0, 5)
    expect(p).toBeCloseTo(1, 5)
  })

  test('finds a small shift', () => {
    const noise = upTo(1000).map((index) => (index * 7919) % 1009)
    expect(
      rankTest(
        noise,
        noise.map((value) => value + 1),
      ).p,
    ).toBeGreaterThan(0.5)
    expect(
      rankTest(
        noise,
        noise.map((value) => value + 60),
      ).p,
    ).toBeLessThan(0.001)
  })

  test('throws without two samples', () => {
    expect(() => rankTest([], [1])).toThrow('two samples')
  })
})
