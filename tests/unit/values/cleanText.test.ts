import { describe, expect, test } from 'vitest'
import { cleanKey, cleanText, normalNumber } from '#values/texts.ts'

describe('a clean text', () => {
  test.each([
    ['composes letters', 'A\u030angstro\u0308m', 'Ångström'],
    ['has plain spaces', 'PO\u00a07009\u2009A\u3000B', 'PO 7009 A B'],
    ['has plain hyphens', 'PO\u20117009\u2010A', 'PO-7009-A'],
    ['has no invisible characters', 'PO\u200b70\u00ad09\u2060\ufeff', 'PO7009'],
    ['has no space at its ends', ' \u00a0PO 1\u00a0 ', 'PO 1'],
    ['keeps dashes of a sentence', 'late – since Monday', 'late – since Monday'],
    ['keeps the joiner of emoji', '👩‍🔧', '👩‍🔧'],
  ])('%s', (_case, text, clean) => {
    expect(cleanText(text)).toBe(clean)
    expect(cleanText(clean)).toBe(clean)
  })

  test('has hyphens for dashes of every length where rows are looked up by it', () => {
    expect(cleanKey('PO–70\u221209—A')).toBe('PO-70-09-A')
  })
})

test.each([
  ['Č-4711', 'c4711'],
  ['ŁÓ-4714', 'lo4714'],
  ['4724\u2009A', '4724a'],
  ['00-Ž\u00a04722', 'z4722'],
])('the number %s is searched as %s', (number, normal) => {
  expect(normalNumber(number)).toBe(normal)
})
