import { describe, expect, test } from 'vitest'
import { pages } from '#schema/pages.ts'
import { isSamePlace, normalLocation } from '#src/app/routes/normalLocation.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe.each(pages.map((page) => page.route))('the page "%s"', (route) => {
  const place = at(`/${route}`, '?id=7')
  test.each([
    ['its own path', at(`/${route}`, '?id=7')],
    ['a trailing slash', at(`/${route}/`, '?id=7')],
    ['other letter cases', at(`/${route.toUpperCase()}/`, '?id=7')],
    ['the hash form', at('/', '', `#/${route}?id=7`)],
    ['the hash form with a trailing slash', at('/', '', `#/${route}/?id=7`)],
    ['the hash form below another page', at('/users', '', `#/${route.toUpperCase()}?id=7`)],
    ['the query before the hash', at('/', '?id=7', `#/${route}`)],
  ])('is reached by %s', (_, from) => expect(normalLocation(from)).toEqual(place))
})

describe('normalLocation', () => {
  test('keeps a normal location', () => {
    const place = at('/users', '?filter=%7B%7D', '#row-7')
    expect(isSamePlace(normalLocation(place), place)).toBe(true)
  })

  test('keeps the path of an unknown page', () => {
    expect(normalLocation(at('/no/such/'))).toEqual(at('/no/such'))
  })

  test('keeps question marks inside the query of its hash', () => {
    expect(normalLocation(at('/', '', '#/users?q=a?b'))).toEqual(at('/users', '?q=a?b'))
  })
})
