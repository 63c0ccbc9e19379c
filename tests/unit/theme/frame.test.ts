import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palettes } from '../../../src/theme/palette.ts'

test('the frame that a document is painted with has the colour of the bar', () => {
  const document = readFileSync(new URL('../../../src/index.html', import.meta.url), 'utf8').toUpperCase()
  expect(document).toContain(`BACKGROUND: ${palettes.light.bar?.main}`)
})
