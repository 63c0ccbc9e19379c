import { describe, expect, test } from 'vitest'
import { median, percentile } from '#bench/readings/statistics.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('median', () => {
  test.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  test('does not sort its input', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  test('throws without a value', () => {
    expect(() => median([])).toThrow('No values')
  })
})

describe('percentile', () => {
  test.each([
    [100, 0.99, 99],
    [1000, 0.99, 990],
    [10, 0.99, 10],
    [4, 0.5, 2],
    [3, 0, 1],
    [5, 1, 5],
  ])('of 1 to %d at %d is %d', (count, share, value) => {
    expect(percentile(upTo(count).reverse(), share)).toBe(value)
  })

  test('throws without a value', () => {
    expect(() => percentile([], 0.99)).toThrow('No values')
  })
})
