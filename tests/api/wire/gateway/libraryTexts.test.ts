import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en, es } from '#tests/support/sources/texts.ts'

const assets = join('dist', 'assets')
const built = readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(assets, file), 'utf8'))
  .join('\n')

/**
 * Texts of react-admin that are not used: no form has its validators, no page its titles, and nothing can be undone
 * because changes are sent at once.
 */
const neverShown = /^ra\.(validation|page)\.|^ra\.action\.undo$/

const textOf = (texts: object, key: string) =>
  key.split('.').reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], texts)

test('react-admin text keys in the build exist in both languages', () => {
  const named = [...new Set(built.match(/(?<=['"`])ra(?:\.\w+){2,}(?=['"`])/g))].filter((key) => !neverShown.test(key))
  expect(named).toContain('ra.notification.http_error')
  for (const texts of [en, es]) expect(named.filter((key) => typeof textOf(texts, key) !== 'string')).toEqual([])
})
