import { describe, expect, test } from 'vitest'
import { seedOf } from '../../../../src/app/routes/normalLocation.ts'

describe('the customer that a link names', () => {
  test.each([
    ['?fcid=7', null, 7],
    ['?fcid=7', 9, 7],
    ['?fcidCleinteRelation=8', null, 8],
    ['?fcidClienteRelation=8', null, 8],
    ['?fcid=7&fcidCleinteRelation=8', null, 7],
  ])('is read from %s when the tab acts for %s', (search, current, customer) => {
    expect(seedOf(search, current)).toEqual({ customer, search: '' })
  })

  test('is not taken from the relation when the tab has one', () => {
    expect(seedOf('?fcidCleinteRelation=8', 9)).toEqual({ customer: null, search: '' })
  })

  test.each(['0', '-1', '1.5', '1e3', ' 7', '7 ', 'x', '', '9'.repeat(16), '٧'])('is none for %j', (value) => {
    expect(seedOf(`?fcid=${encodeURIComponent(value)}`, null)).toEqual({ customer: null, search: '' })
  })

  test('leaves the address, and nothing else does', () => {
    expect(seedOf('?id=3&fcid=7&tab=open', null)).toEqual({ customer: 7, search: '?id=3&tab=open' })
  })

  test('is absent where the link names none', () => expect(seedOf('?id=3', null)).toBeNull())
})
