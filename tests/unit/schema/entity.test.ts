import { afterEach, describe, expect, test } from 'vitest'
import { decode, encode } from 'zod/mini'
import { InvalidAnswerError, InvalidInputError } from '#schema/checks/issues.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import { decodeAnswer, entity, keyedEntity, rows } from '#schema/entity.ts'
import { inputOf, type Schema } from '#schema/fields.ts'
import { day, flag, integer, money, nullable, optional, text } from '#schema/kinds.ts'
import { either, first, ids, inKey, inValue, listOf, pair } from '#schema/wire/envelope.ts'
import { setWireProduct, wireName } from '#schema/wire/product.ts'

const part = keyedEntity('part', 'number', { number: text('NumParte'), weight: optional(integer('Peso')) })
const makeInvoice = () =>
  keyedEntity('invoice', ['number', 'dueDate'], {
    number: text('Factura{product}'),
    dueDate: day('fechavencimiento'),
    balance: money('saldo'),
    note: nullable(text('nota')),
    parts: rows('partes', part),
  })
const invoice = makeInvoice()

const wire = {
  FacturaAnvil: '00123',
  fechavencimiento: '2026-11-05T00:00:00',
  saldo: 10.5,
  nota: null,
  partes: [{ NumParte: 'A/1', Peso: 3 }, { NumParte: 'B' }],
}
const row = {
  number: '00123',
  dueDate: '2026-11-05',
  balance: 1050,
  note: null,
  parts: [
    { number: 'A/1', weight: 3 },
    { number: 'B', weight: undefined },
  ],
}

afterEach(() => setWireProduct('Anvil'))

describe('an entity', () => {
  test('decodes wire names into domain names and ignores unknown keys', () => {
    expect(decodeAnswer(invoice, { ...wire, more: 1, constructor: 2 }, 'statement')).toEqual(row)
  })

  test('encodes its values and omits missing fields', () => {
    const encoded = encode(invoice, decodeAnswer(invoice, wire, 'statement'))
    expect(encoded).toEqual({ ...wire, fechavencimiento: '2026-11-05' })
    expect(JSON.stringify(encoded)).not.toContain('undefined')
  })

  test('omits undefined fields, so that no form sends them as text', () => {
    const named = entity('named', { name: text('nombre'), note: optional(text('nota')) })
    expect(Object.keys(encode(named, { name: 'Ring' } as never) as object)).toEqual(['nombre'])
    expect(encode(named, { name: 'Ring', note: 'Hot' })).toEqual({ nombre: 'Ring', nota: 'Hot' })
  })

  test('has the key fields of a row', () => {
    expect([part.key, invoice.key, entity('bare', { ok: flag('ok') }).key]).toEqual([
      ['number'],
      ['number', 'dueDate'],
      [],
    ])
  })

  test('inserts the product name into its wire names', () => {
    setWireProduct('Yunque')
    const invoice = makeInvoice()
    expect(decodeAnswer(invoice, { ...wire, FacturaYunque: '7' }, 'statement').number).toBe('7')
    expect(encode(invoice, row as never)).toHaveProperty('FacturaYunque')
    expect(wireName('Obtener{product}s/{product}')).toBe('ObtenerYunques/Yunque')
  })

  test.each<[string, unknown, string]>([
    ['a missing field', { ...wire, saldo: undefined }, 'statement[1].saldo: Required.'],
    ['a null one', { ...wire, saldo: null }, 'statement[1].saldo: Required.'],
    ['a wrong type', { ...wire, saldo: '10.5' }, 'statement[1].saldo: Has the wrong type.'],
    ['an impossible day', { ...wire, fechavencimiento: '2026-02-30' }, 'statement[1].fechavencimiento: Must be a date'],
    ['a row of a row', { ...wire, partes: [{}] }, 'statement[1].partes[0].NumParte: Required.'],
    ['malformed rows', { ...wire, partes: {} }, 'statement[1].partes: Has the wrong type.'],
    ['no object', 'text', 'statement[1]: Has the wrong type.'],
    ['null', null, 'statement[1]: Required.'],
  ])('reports the position of an error in a response: %s', (_case, wrong, message) => {
    const decode = () => decodeAnswer(listOf(invoice), [wire, wrong], 'statement')
    expect(decode).toThrow(InvalidAnswerError)
    expect(decode).toThrow(message)
  })

  test('accepts responses that would be invalid input: long, blank, with control characters', () => {
    const odd = { ...wire, FacturaAnvil: ` \u0007${'x'.repeat(500)}` }
    expect(decodeAnswer(invoice, odd, 'statement').number).toHaveLength(502)
  })
})

describe('an input', () => {
  const issuesOf = (input: unknown, codec: Parameters<typeof parseInput>[0] = invoice) => {
    try {
      return parseInput(codec, input)
    } catch (error) {
      if (error instanceof InvalidInputError) return error.issues
      throw error
    }
  }

  test('is decoded into domain names', () => expect(parseInput(invoice, wire)).toEqual(row))

  test('has one issue per field, under its wire name', () => {
    expect(issuesOf({ ...wire, FacturaAnvil: '\u0007'.repeat(300), saldo: 'x', fechavencimiento: 'x' })).toEqual({
      FacturaAnvil: { code: 'tooLong', limit: 255 },
      saldo: { code: 'type', limit: undefined },
      fechavencimiento: { code: 'day', limit: undefined },
    })
  })

  test.each(['more', 'constructor', 'toString', 'hasOwnProperty', '__proto__', ''])(
    'is rejected with the unknown key %j',
    (key) => {
      const input = JSON.parse(`{${JSON.stringify(key)}:1,${JSON.stringify(wire).slice(1)}`)
      const issues = issuesOf(input) as object
      expect(Object.entries(issues)).toEqual([[key, { code: 'unknownKey' }]])
    },
  )

  test('is rejected with the field whose rows have an unknown key', () => {
    expect(issuesOf({ ...wire, partes: [{ NumParte: 'A', more: 1 }] })).toEqual({ partes: { code: 'unknownKey' } })
  })

  test.each([undefined, null, [], 'text', 5])('is rejected as a body if it is %j', (input) => {
    expect(Object.keys(issuesOf(input) as object)).toEqual(['body'])
  })

  test('ignores unknown keys with the ignoresUnknown option', () => {
    const lenient = entity('grant', { scope: optional(text('scope')) }, { ignoresUnknown: true })
    expect(issuesOf({ scope: 'a', resource: 'x' }, lenient)).toEqual({ scope: 'a' })
  })

  test('does not pollute prototypes', () => {
    issuesOf(JSON.parse('{"__proto__":{"polluted":1}}'))
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('an envelope', () => {
  const parts = [{ number: 'A', weight: 1 }]
  const wireParts = [{ NumParte: 'A', Peso: 1 }]
  const twoForms = either(
    { key: 'value', form: inValue(listOf(part)) },
    { key: 'List', form: inKey('List', listOf(part)) },
  )

  test.each([
    ['a list', listOf(part), parts, wireParts],
    ['an empty list', listOf(part), [], []],
    ['under a key', inKey('users', listOf(part)), parts, { users: wireParts }],
    ['a JSON text', inValue(listOf(part)), parts, { value: JSON.stringify(wireParts) }],
    ['the first of an array', first(part), parts[0], wireParts],
    ['the first of an empty array', first(part), null, []],
    ['a pair', pair(listOf(part), ids), [parts, [1, 2]], [wireParts, [1, 2]]],
    ['the first of two forms', twoForms, parts, { value: JSON.stringify(wireParts) }],
    ['keys within keys', inKey('a', inKey('b', part)), parts[0], { a: { b: wireParts[0] } }],
  ])('is encoded and decoded: %s', (_name, codec, value, wireForm) => {
    const schema = codec as Schema
    expect(encode(schema, value)).toEqual(wireForm)
    expect(decodeAnswer(schema, wireForm, 'call')).toEqual(value)
    expect(decode(inputOf(schema), wireForm as never)).toEqual(value)
  })

  test('is also decoded from its second form', () => {
    expect(decodeAnswer(twoForms, { List: wireParts }, 'call')).toEqual(parts)
  })

  test.each<[string, Schema, unknown, string]>([
    ['no list', listOf(part), {}, 'call: Has the wrong type.'],
    ['a wrong row', listOf(part), [wireParts[0], {}], 'call[1].NumParte: Required.'],
    ['a missing key', inKey('users', listOf(part)), {}, 'call users: Required.'],
    ['an array for an object', inKey('users', listOf(part)), [], 'call: Has the wrong type.'],
    ['text that is not JSON', inValue(listOf(part)), { value: '{' }, 'call value: Has the wrong type.'],
    ['an object for a JSON text', inValue(listOf(part)), { value: [] }, 'call value: Has the wrong type.'],
    ['half a pair', pair(listOf(part), ids), [wireParts], 'call[1]: Required.'],
    ['a malformed number', ids, [1, '2'], 'call[1]: Has the wrong type.'],
    ['neither form', twoForms, {}, 'call List: Required.'],
    ['no array where the first element is expected', first(part), {}, 'call: Has the wrong type.'],
  ])('reports the position of an error in a response: %s', (_case, codec, wrong, message) => {
    expect(() => decodeAnswer(codec, wrong, 'call')).toThrow(InvalidAnswerError)
    expect(() => decodeAnswer(codec, wrong, 'call')).toThrow(message)
  })
})
