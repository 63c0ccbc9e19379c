import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palettes } from '#src/theme/palette.ts'

test('the initial frame of the document has the color of the app bar', () => {
  const document = readFileSync(new URL('../../../src/index.html', import.meta.url), 'utf8').toUpperCase()
  expect(document).toContain(`BACKGROUND: ${palettes.light.bar?.main}`)
})
