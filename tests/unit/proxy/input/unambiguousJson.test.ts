import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requireUnambiguousJson } from '#proxy/input/unambiguousJson.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import { processorTime } from '#tests/support/processorTime.ts'

/** The duplicate key for which a text is rejected, or null. */
const duplicateKey = (json: string) => {
  try {
    requireUnambiguousJson(json)
    return null
  } catch (error) {
    if (error instanceof InvalidInputError) return Object.keys(error.issues)[0]
    throw error
  }
}

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
  ])('%s has no duplicate key', (json) => expect(duplicateKey(json)).toBeNull())

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

  test.each(['', '{', '"', '"\\', '{"a', '["a",', '{"a":1', 'undefined', "{'a':1}", '{"a":"\\x"}', '{"\\x":1}'])(
    '%j is left to the parser, which rejects it',
    (text) => {
      expect(duplicateKey(text)).toBeNull()
      expect(() => JSON.parse(text)).toThrow(SyntaxError)
    },
  )

  test('of a megabyte in one text or in many keys is checked within a second of processor time', () => {
    const long = JSON.stringify({ a: '\\"'.repeat(250_000) })
    const keys = Array.from({ length: 19_000 }, (_one, index) => [`${'key'.repeat(15)}${index}`, 1])
    const wide = JSON.stringify(Object.fromEntries(keys))
    const check = () => expect([duplicateKey(long), duplicateKey(wide)]).toEqual([null, null])
    expect(processorTime(check)).toBeLessThan(1_000)
  })
})

describe('the size of a JSON body', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const wide = (values: number) => `[${Array.from({ length: values - 1 }, () => '1').join()}]`

  test('is limited to 100 levels', () => {
    expect(() => requireUnambiguousJson(nested(100))).not.toThrow()
    expect(() => requireUnambiguousJson(nested(101))).toThrow('too deep')
    expect(() => requireUnambiguousJson(`{"a":${nested(100)}}`)).toThrow('too deep')
    expect(() => requireUnambiguousJson('['.repeat(500_000))).toThrow('too deep')
  })

  test('is limited to 20,000 values', () => {
    expect(() => requireUnambiguousJson(wide(19_999))).not.toThrow()
    expect(() => requireUnambiguousJson(wide(20_001))).toThrow('too many values')
  })

  test('does not include brackets within texts', () => {
    const text = '[{,"\\'.repeat(20_000)
    expect(() => requireUnambiguousJson(JSON.stringify({ text }))).not.toThrow()
  })
})
