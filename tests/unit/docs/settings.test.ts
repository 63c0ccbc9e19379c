import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#proxy/config.ts'
import { settingDocs } from '#proxy/settingDocs.ts'
import { settingFiles } from '#scripts/data/settings.ts'

test('every setting of the schema has a description, and no description lacks a setting', () => {
  expect(Object.keys(settingDocs).toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test.each(Object.entries(settingFiles))('%s is up to date with npm run settings', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})
