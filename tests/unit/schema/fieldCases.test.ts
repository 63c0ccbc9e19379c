import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AnyCall, bodyFields } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import { infoOf, inputOf, type Schema } from '#schema/fields.ts'
import { calls } from '#schema/index.ts'
import { writeOf } from '#schema/wire/writeAnswer.ts'
import { entitiesIn } from '#tests/support/wire/entitiesIn.ts'

const months = (value: unknown) => Array(12).fill(value)

/** Values that some kind takes or that have broken programs. */
const values: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, -1, 2, 3, 6, 1.5, 1e21, 2 ** 31, -(2 ** 31) - 1, Number.NaN, Infinity],
  ...['', ' ', ' x ', 'abc', '1', '123', '12ab', 'null', 'forge', 'Late', 'On Time', 'a,b', '/content/x', '7:1:1:5'],
  ...['a@b.co', 'a@', 'a\nb', 'A\u0000b', '\ud800', '\u200b', 'e\u0301', 'x'.repeat(61), 'x'.repeat(256)],
  ...['2026-11-21', '2026-11-21T10:00:00', '2026-11-21T10:00:00Z', '1899-01-01', '2101-01-01', '2026-02-30'],
  ...['21112026', '21-11-2026', 'x'.repeat(5000)],
  ...[{}, { a: 1 }, [], [1], [1, 2], ['a'], [null], [null, null], ['2026-01-01', null]],
  ...[months(1), months(null), Array(13).fill(1), Array(1001).fill(1)],
]

const asText = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 40)

/** `=` for a value that stays as it is, otherwise what it becomes, or the code of its issue. */
const outcome = (schema: Schema, value: unknown) => {
  const result = z.safeDecode(schema, value as never)
  if (!result.success) return `!${result.error.issues[0]?.message}`
  const written = z.encode(schema, result.data)
  expect(writeOf(schema)(result.data)).toEqual(written)
  const back = asText(written)
  const own = Object.is(result.data, value) || asText(result.data) === asText(value) ? '=' : asText(result.data)
  return back === asText(value) ? own : `${own} back ${back}`
}

/** Value that an input becomes, or the code of its issue. */
const checked = (input: Schema, value: unknown) => {
  const result = z.safeDecode(input, value as never)
  if (!result.success) return `!${result.error.issues[0]?.message}`
  return asText(result.data) === asText(value) ? '=' : asText(result.data)
}

const casesOf = (field: Schema) => {
  const input = inputOf(field)
  return values.map((value) => `${outcome(field, value)} | ${checked(input, value)}`)
}

const named = (place: string, fields: Readonly<Record<string, Schema>>) =>
  Object.entries(fields).map(([name, field]) => [`${place}.${name}`, field] as const)

const fieldsOf = (name: string, call: AnyCall) => [
  ...named(`${name} params`, call.params),
  ...named(`${name} query`, call.query),
  ...named(`${name} body`, bodyFields(call)),
  ...named(`${name} filter`, call.list?.filter ?? {}),
  ...entitiesIn(call.answer).flatMap((entity: Entity) => named(entity.name, entity.fields)),
]

test('every field reads, writes and checks generated and hostile values as the table says', async () => {
  const all = new Map(calls.flatMap(([name, call]) => fieldsOf(name, call)))
  const groups = Map.groupBy(
    [...all].filter(([, field]) => !infoOf(field).inner),
    ([, field]) => casesOf(field).join('\n  '),
  )
  const blocks = [...groups].map(([cases, found]) => `${found.map(([place]) => place).join('\n')}\n  ${cases}`)
  const head = `${values.map(asText).join('\n')}`
  expect(all.size).toBeGreaterThan(1500)
  await expect(`${[head, ...blocks.toSorted()].join('\n\n')}\n`).toMatchFileSnapshot('./fieldCases.txt')
})
