import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { wireName } from '#schema/wire/product.ts'

test('tabs of the version before 0.2.0 find all their calls', () => {
  const earlier: string[] = JSON.parse(readFileSync('tests/upgrade/053-team.calls.json', 'utf8'))
  const declared = new Set(
    calls.map(
      ([, { method, service, path }]) =>
        `${method.toLowerCase()} /${service}${wireName(path).replaceAll(/:\w+/g, '{}')}`,
    ),
  )
  expect(earlier.length).toBeGreaterThan(300)
  expect(earlier.filter((call) => !declared.has(call.replaceAll(/\{\w+\}/g, '{}')))).toEqual([])
})
