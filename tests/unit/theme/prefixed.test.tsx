import createCache from '@emotion/cache'
import { expect, test } from 'vitest'
import { prefixed } from '#src/theme/prefixed.ts'

const written = (styles: string) => {
  const container = document.createElement('div')
  const cache = createCache({ key: 'css', container, speedy: false, stylisPlugins: [prefixed] })
  cache.insert('.one', { name: 'one', styles }, cache.sheet, false)
  return container.textContent
}

test.each([
  ['user-select:none', '-webkit-user-select:none;user-select:none'],
  ['color-adjust:exact', '-webkit-print-color-adjust:exact;color-adjust:exact'],
  ['print-color-adjust:exact', '-webkit-print-color-adjust:exact;print-color-adjust:exact'],
  ['display:flex', 'display:flex'],
])('%s gets vendor prefixes where needed', (style, expected) => {
  expect(written(`${style};`)).toBe(`.one{${expected};}`)
})
