import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Handler, implement } from '#backend/implement.ts'
import { type InputOf, id, input, read } from '#schema/call.ts'
import { entity } from '#schema/entity.ts'
import { day, flag, integer, money, nullable, optional } from '#schema/kinds.ts'
import { listOf } from '#schema/wire/envelope.ts'

const answer = entity('answer', { ok: flag('ok') })
const open = { public: true } as const
const ownRow = { pages: ['users'], owner: 'row' } as const

// The type check fails here as soon as code after `@ts-expect-error` compiles.
describe('a declaration', () => {
  test('does not compile without access', () => {
    // @ts-expect-error access is missing
    expect(read('GET', '/Things/', { answer })).toBeTruthy()
    // @ts-expect-error the owner of the rows is not declared
    expect(read('GET', '/Things/', { access: { signedIn: true }, answer })).toBeTruthy()
    // @ts-expect-error there is no such page
    expect(read('GET', '/Things/', { access: { pages: ['nowhere'], owner: 'caller' }, answer })).toBeTruthy()
  })

  test('does not compile without the format of a path parameter', () => {
    // @ts-expect-error the path names another parameter
    expect(read('GET', '/Things/:id', { access: open, params: { key: id }, answer })).toBeTruthy()
  })

  test('passes its handler the input in domain names', () => {
    const things = read('GET', '/Things/:customer/', {
      access: { signedIn: true, owner: input('customer') },
      params: { customer: id },
      query: { from: optional(day('desde')), amount: nullable(money('monto')) },
      list: { sort: ['name'], search: ['ok'] },
      answer: listOf(answer),
    })
    type Input = InputOf<typeof things>
    expectTypeOf<Input['customer']>().toEqualTypeOf<number>()
    expectTypeOf<Input['list']['filter']>().toEqualTypeOf<{ q?: string | undefined }>()
    expectTypeOf<NonNullable<Input['list']['sort']>[0]>().toEqualTypeOf<'name'>()
    expectTypeOf<Input>().not.toHaveProperty('desde')
  })
})

describe('an implementation', () => {
  const calls = {
    first: read('GET', '/First/', { access: open, answer }),
    second: read('GET', '/Second/:id', { access: ownRow, params: { id: integer('id') }, answer }),
  }
  const run = async () => ({ ok: true })

  test('binds every call to its handler', () => {
    const second: Handler<typeof calls.second> = { ownerOf: async () => null, run }
    expect(implement('things', calls, { first: run, second }).map(({ call }) => call)).toEqual(Object.values(calls))
  })

  test('does not compile without a handler', () => {
    // @ts-expect-error second is missing
    expect(implement('things', calls, { first: run })).toBeTruthy()
  })

  test('does not compile without the owner of a row', () => {
    // @ts-expect-error ownerOf is missing
    expect(implement('things', calls, { first: run, second: { run } })).toBeTruthy()
  })

  test('does not compile with a handler of another response type', () => {
    const wrong = async () => ({ ok: 'yes' })
    // @ts-expect-error ok is a flag
    expect(implement('things', { first: calls.first }, { first: wrong })).toBeTruthy()
  })

  test('does not compile with a public handler that requires a caller', () => {
    // @ts-expect-error the caller of a public call may be null
    const careless: Handler<typeof calls.first> = async ({ caller }) => ({ ok: caller.id > 0 })
    expect(careless).toBeTruthy()
  })
})
