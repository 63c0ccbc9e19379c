import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Handler, implement } from '../../../backend/implement.ts'
import { type InputOf, id, input, read } from '../../../schema/call.ts'
import { entity } from '../../../schema/entity.ts'
import { day, flag, integer, money, nullable, optional, text } from '../../../schema/kinds.ts'
import { listOf } from '../../../schema/wire/envelope.ts'

const answer = entity('answer', { ok: flag('ok') })
const open = { public: true } as const
const ownRow = { pages: ['users'], owner: 'row' } as const

// What each `@ts-expect-error` marks does not compile; the day it does, the type check fails here.
describe('a declaration', () => {
  test('without access does not compile', () => {
    // @ts-expect-error access is missing
    expect(read('GET', '/Things/', { answer })).toBeTruthy()
    // @ts-expect-error nobody has said whose rows these are
    expect(read('GET', '/Things/', { access: { signedIn: true }, answer })).toBeTruthy()
    // @ts-expect-error there is no such page
    expect(read('GET', '/Things/', { access: { pages: ['nowhere'], owner: 'caller' }, answer })).toBeTruthy()
  })

  test('without the kind of a path parameter does not compile', () => {
    // @ts-expect-error the path names another parameter
    expect(read('GET', '/Things/:id', { access: open, params: { key: id }, answer })).toBeTruthy()
  })

  test('gives its handler the input in domain names', () => {
    const things = read('GET', '/Things/:customer/', {
      access: { signedIn: true, owner: input('customer') },
      params: { customer: id },
      query: { from: optional(day('desde')), amount: nullable(money('monto')) },
      list: { sort: ['name'], filter: { q: text('q') } },
      answer: listOf(answer),
    })
    type Asked = InputOf<typeof things>
    expectTypeOf<Asked['customer']>().toEqualTypeOf<number>()
    expectTypeOf<Asked['list']['filter']>().toEqualTypeOf<{ q?: string | undefined }>()
    expectTypeOf<NonNullable<Asked['list']['sort']>[0]>().toEqualTypeOf<'name'>()
    expectTypeOf<Asked>().not.toHaveProperty('desde')
  })
})

describe('an implementation', () => {
  const calls = {
    first: read('GET', '/First/', { access: open, answer }),
    second: read('GET', '/Second/:id', { access: ownRow, params: { id: integer('id') }, answer }),
  }
  const run = async () => ({ ok: true })

  test('with every handler binds every call', () => {
    const second: Handler<typeof calls.second> = { ownerOf: async () => null, run }
    expect(implement('things', calls, { first: run, second }).map(({ call }) => call)).toEqual(Object.values(calls))
  })

  test('without a handler does not compile', () => {
    // @ts-expect-error second is missing
    expect(implement('things', calls, { first: run })).toBeTruthy()
  })

  test('whose handler does not say whose row it is does not compile', () => {
    // @ts-expect-error ownerOf is missing
    expect(implement('things', calls, { first: run, second: { run } })).toBeTruthy()
  })

  test('whose handler answers something else does not compile', () => {
    const wrong = async () => ({ ok: 'yes' })
    // @ts-expect-error ok is a flag
    expect(implement('things', { first: calls.first }, { first: wrong })).toBeTruthy()
  })

  test('whose handler forgets that nobody may be signed in does not compile', () => {
    // @ts-expect-error the caller of a public call may be null
    const careless: Handler<typeof calls.first> = async ({ caller }) => ({ ok: caller.id > 0 })
    expect(careless).toBeTruthy()
  })
})
