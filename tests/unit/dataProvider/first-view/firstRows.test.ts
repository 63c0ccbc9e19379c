import { getQuery, parseQueryFromLocation } from 'react-admin'
import { expect, test } from 'vitest'
import { listedAt } from '#dataProvider/first-view/firstRows.ts'

const sort = ['name', 'ASC'] as const

/** The query of react-admin's list for the same URL. */
const asReactAdminReads = (search: string, perPage: number) => {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: undefined,
    sort: { field: sort[0], order: sort[1] },
    perPage,
  })
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: query.filter || {},
  }
}

const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`

test.each([
  '',
  '?page=3',
  '?page=3&perPage=100&sort=email&order=DESC',
  `?${filter({ plant: 'forge', q: 'Núñez & "sons" +1 %' })}&page=2`,
  `?displayedFilters=${encodeURIComponent('{}')}&${filter({})}&order=ASC&page=1&perPage=25&sort=name`,
  '?filter=%7Bnot-json',
  '?filter=',
  '?page=x&perPage=y',
  '?page=0',
  '?sort=email&order=DESC&tab=late&po=7',
  `?${filter({ createdAt: ['2026-01-01', null] })}`,
])('the list parameters at "%s" match those of react-admin', (search) => {
  expect(listedAt(search, { sort, perPage: 10 })).toEqual(asReactAdminReads(search, 10))
})

test('filters in the address override the default filters of a list', () => {
  expect(listedAt(`?${filter({ hideAdmin: false })}`, { base: { hideAdmin: true, role: 3 } }).filter).toEqual({
    hideAdmin: false,
    role: 3,
  })
})

test('an unpaged list ignores page and perPage in the address', () => {
  expect(listedAt('?page=4&perPage=10', { perPage: Number.POSITIVE_INFINITY }).pagination).toEqual({
    page: 1,
    perPage: Number.POSITIVE_INFINITY,
  })
})
