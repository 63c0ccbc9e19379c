import { expect, test } from 'vitest'
import {
  orderDetailParam,
  presetSearch,
  releaseDetailParam,
  sameFilters,
  stepsOf,
} from '#resources/orders/open-orders/addresses.ts'

const filterOf = (search: string | null) => JSON.parse(new URLSearchParams(search ?? '').get('filter') ?? 'null')

test.each([
  ['?Id=6', { status: 'deviationRequest' }],
  ['?id=6', { status: 'deviationRequest' }],
  ['?Id=1', { status: 'late' }],
  ['?status=late', { status: 'late' }],
  ['?status=lost', null],
  ['?Id=0', null],
  ['?Id=7', null],
  ['?Id=', null],
  ['?Id=six', null],
  ['?page=2', null],
  ['', null],
])('an address with %s presets %j', (search, filter) => {
  expect(filterOf(presetSearch(search))).toEqual(filter)
})

test('sameFilters keeps filters for the other tab, without page and detail', () => {
  const filter = '{"partNumber":"=1+1&"}'
  const search = `?${new URLSearchParams({ filter, page: '3', po: 'P-1' })}`
  expect([...new URLSearchParams(sameFilters(search))]).toEqual([['filter', filter]])
  expect(filterOf(sameFilters(''))).toEqual({})
})

test.each(['00123', 'PO/7 é', 'a&b=c#d', '100%'])(
  'a number with any characters round-trips through the address: %s',
  (number) => {
    expect(orderDetailParam.in(orderDetailParam.with('?page=2', number))).toBe(number)
    expect(releaseDetailParam.in(releaseDetailParam.with('', number))).toBe(number)
    expect(orderDetailParam.in(releaseDetailParam.with('', number))).toBeNull()
    expect(new URL(stepsOf(number), 'http://portal.test').searchParams.get('op')).toBe(number)
  },
)
