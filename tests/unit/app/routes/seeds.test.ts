import { describe, expect, test } from 'vitest'
import { seedOf } from '#src/app/routes/normalLocation.ts'

describe('customer of a link', () => {
  test.each([
    ['?fcid=7', null, 7],
    ['?fcid=7', 9, 7],
    ['?fcidCleinteRelation=8', null, 8],
    ['?fcidClienteRelation=8', null, 8],
    ['?fcid=7&fcidCleinteRelation=8', null, 7],
  ])('is read from %s with the current customer %s', (search, current, customer) => {
    expect(seedOf(search, current)).toEqual({ customer, search: '' })
  })

  test('is not read from the relation parameter if the tab has a customer', () => {
    expect(seedOf('?fcidCleinteRelation=8', 9)).toEqual({ customer: null, search: '' })
  })

  test.each(['0', '-1', '1.5', '1e3', ' 7', '7 ', 'x', '', '9'.repeat(16), '٧'])('is null for %j', (value) => {
    expect(seedOf(`?fcid=${encodeURIComponent(value)}`, null)).toEqual({ customer: null, search: '' })
  })

  test('is removed from the URL, which keeps its other parameters', () => {
    expect(seedOf('?id=3&fcid=7&tab=open', null)).toEqual({ customer: 7, search: '?id=3&tab=open' })
  })

  test('is absent without a parameter', () => expect(seedOf('?id=3', null)).toBeNull())
})
