import { describe, expect, test } from 'vitest'
import { read } from '#schema/call.ts'
import { keyedEntity } from '#schema/entity.ts'
import { day, instant, integer, nullable, text } from '#schema/kinds.ts'
import { anyOf, atLeast, atMost, between, contains, custom, is, matcherOf } from '#schema/list.ts'
import { listOf } from '#schema/wire/envelope.ts'

const thing = keyedEntity('thing', 'id', {
  id: integer('id'),
  name: text('name'),
  due: nullable(day('due')),
  at: instant('at'),
})

const rowDue = (due: string | null) => ({ id: 1, name: 'Ring', due, at: '2026-11-06T05:59:59.999Z' })

describe('a range of days', () => {
  const isMatch = matcherOf({ due: between(day('due'), 'due') }, thing, 'America/Monterrey')

  test.each([
    ['the day before its first', '2026-11-04', false],
    ['its first day', '2026-11-05', true],
    ['its last day', '2026-11-07', true],
    ['the day after its last', '2026-11-08', false],
    ['no day', null, false],
  ])('and a row of %s (%s) match: %s', (_name, due, expected) =>
    expect(isMatch(rowDue(due), { due: ['2026-11-05', '2026-11-07'] })).toBe(expected),
  )

  test.each([
    ['2026-11-07', true],
    ['2026-11-08', false],
  ])('without a first day includes its last: %s %s', (due, expected) =>
    expect(isMatch(rowDue(due), { due: [null, '2026-11-07'] })).toBe(expected),
  )

  test('includes the last moment of its last day in the time zone', () => {
    const isMatchAt = matcherOf({ at: between(day('at'), 'at') }, thing, 'America/Monterrey')
    const row = rowDue(null)
    expect(isMatchAt(row, { at: ['2026-11-05', '2026-11-05'] })).toBe(true)
    expect(isMatchAt({ ...row, at: '2026-11-06T06:00:00.000Z' }, { at: ['2026-11-05', '2026-11-05'] })).toBe(false)
  })
})

describe('a filter that compares a field which the row lacks', () => {
  const declared = (list: object) => () =>
    read('GET', '/Things/', { access: { signedIn: true, owner: 'caller' }, list, answer: listOf(thing) })

  test.each([
    ['is', { is: is(text('is'), 'title') }],
    ['anyOf', { anyOf: anyOf(text('anyOf'), 'title') }],
    ['contains', { contains: contains(text('contains'), 'title') }],
    ['atLeast', { atLeast: atLeast(day('atLeast'), 'title') }],
    ['atMost', { atMost: atMost(day('atMost'), 'title') }],
    ['between', { between: between(day('between'), 'title') }],
    ['its own name', { title: text('title') }],
  ])('is rejected when it is declared: %s', (_name, filter) =>
    expect(declared({ filter })).toThrow('compares title, which is not a field'),
  )

  test('is rejected in a search', () =>
    expect(declared({ search: ['name', 'title'] })).toThrow('The filter q compares title'))

  test('is declared with a condition of its own', () =>
    expect(declared({ filter: { title: custom(text('title'), () => true) } })).not.toThrow())
})
