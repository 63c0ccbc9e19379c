import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { duplicateKey, parseForm, parseJson } from '../../../../proxy/input/parseBody.ts'
import { InvalidInputError } from '../../../../schema/checks/issues.ts'

describe('a JSON body', () => {
  test.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"b":{"c":1},"a":2}', 'a'],
    ['{"a":{"c":1,"c":1}}', 'c'],
    ['[{"a":1},{"b":1,"b":2}]', 'b'],
    ['{"a":1,"\\u0061":2}', 'a'],
    [' { "a" : 1 ,\n "a" : 2 } ', 'a'],
    ['{"":1,"":2}', ''],
    ['{"a\\"":1,"a\\"":2}', 'a"'],
    ['{"a\\\\":1,"a\\\\":2}', 'a\\'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"a":[{"x":1}],"b":[],"a":[]}', 'a'],
  ])('%s is rejected for its duplicate key', (json, key) => {
    expect(duplicateKey(json)).toBe(key)
    expect(() => parseJson(json)).toThrow(InvalidInputError)
  })

  test.each([
    '{"a":"a","b":"a"}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '["a","a"]',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
    '{"a":"\\\\","b":"\\\\"}',
    '{"a":",","b":":","c":"a"}',
    '"a"',
    'null',
  ])('%s has no duplicate key', (json) => expect(parseJson(json)).toEqual(JSON.parse(json)))

  test('from any serialized value has no duplicate key', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => duplicateKey(JSON.stringify(value)) === null))
  })

  test('with any repeated key is rejected with its name', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 })
    fc.assert(
      fc.property(objects, fc.nat(), (value, chosen) => {
        const keys = Object.keys(value)
        const key = keys[chosen % keys.length] ?? ''
        const json = `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(key)}:0}`
        return duplicateKey(json) === key
      }),
    )
  })

  test.each(['', '{', '{"a":1', 'undefined', "{'a':1}", '{"a":"\\x"}'])('%j is rejected as malformed', (text) => {
    expect(() => parseJson(text)).toThrow('does not match its content type')
  })

  test('of a megabyte in one text or in many keys is checked within a second', () => {
    const long = JSON.stringify({ a: '\\"'.repeat(250_000) })
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_one, index) => [`key${index}`, 1])))
    const began = performance.now()
    expect([duplicateKey(long), duplicateKey(wide)]).toEqual([null, null])
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

describe('the size of a JSON body', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const wide = (values: number) => `[${Array.from({ length: values - 1 }, () => '1').join()}]`

  test('is limited to 100 levels', () => {
    expect(parseJson(nested(100))).toBeDefined()
    expect(() => parseJson(nested(101))).toThrow('too deep')
    expect(() => parseJson(`{"a":${nested(100)}}`)).toThrow('too deep')
  })

  test('is limited to 20,000 values', () => {
    expect(parseJson(wide(19_999))).toHaveLength(19_998)
    expect(() => parseJson(wide(20_001))).toThrow('too many values')
  })

  test('does not include brackets within texts', () => {
    const text = '[{,"\\'.repeat(20_000)
    expect(parseJson(JSON.stringify({ text }))).toEqual({ text })
  })

  test('is checked in malformed JSON, too', () => {
    for (const json of ['"', '"\\', '{"a', '["a",'])
      expect(() => parseJson(json)).toThrow('does not match its content type')
    expect(() => parseJson('['.repeat(500_000))).toThrow('too deep')
  })
})

describe('a URL-encoded form', () => {
  test('is parsed into its fields', () => {
    expect(parseForm('a=1&b=x+y%26&c=')).toEqual({ a: '1', b: 'x y&', c: '' })
    expect(Object.hasOwn(parseForm('__proto__=1'), '__proto__')).toBe(true)
  })

  test('is limited to 1,000 fields', () => {
    const fields = (count: number) => Array.from({ length: count }, (_one, index) => `a${index}=1`).join('&')
    expect(Object.keys(parseForm(fields(1_000)))).toHaveLength(1_000)
    expect(() => parseForm(fields(1_001))).toThrow('too many values')
  })

  test.each(['a=1&a=2', 'a=1&b=2&%61=3', 'a&a'])('%s is rejected for its duplicate field', (form) => {
    expect(() => parseForm(form)).toThrow(InvalidInputError)
  })
})
