import { describe, expect, test } from 'vitest'
import { prefilledJobOrder, searchFor } from '#resources/wip/first.ts'

describe('prefilledJobOrder', () => {
  test.each([
    ['?op=24-10553', '24-10553'],
    ['?jo=24-10553', '24-10553'],
    ['?order-number=24-10553', '24-10553'],
    ['?=24-10553', '24-10553'],
    ['?page=2&op=24-10553', '24-10553'],
    ['?from=orders&jo=24-10553', '24-10553'],
    ['?op=A%2F7%20%26%20B', 'A/7 & B'],
    ['?op=%3D1%2B1', '=1+1'],
    ['?op=%2024-10553%20', '24-10553'],
  ])('reads the job order from %s', (search, jobOrder) => expect(prefilledJobOrder(search)).toBe(jobOrder))

  test.each([
    '',
    '?',
    '?op=',
    '?op=%20',
    '?page=2',
    '?perPage=50',
    '?sort=jobOrder&order=DESC',
    '?filter=%7B%22jobOrder%22%3A%2224-10553%22%7D',
    '?one=1&two=2',
  ])('returns null for "%s"', (search) => expect(prefilledJobOrder(search)).toBeNull())
})

test.each(['24-10553', 'A/7 & B', '=1+1', '"quoted"', '100%'])(
  'the list address for %s does not prefill again',
  (jobOrder) => {
    const search = searchFor(jobOrder)
    expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({ jobOrder })
    expect(prefilledJobOrder(search)).toBeNull()
  },
)
