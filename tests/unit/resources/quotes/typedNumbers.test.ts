import { expect, test } from 'vitest'
import { numeric } from '#resources/quotes/quote/quoteForm.ts'

test.each([
  ['4', '4'],
  ['4.5', '4'],
  ['4,5', '4'],
  ['1,200', '1200'],
  ['1.200', '1200'],
  ['12 pcs', '12'],
  ['x', ''],
  ['-5', '5'],
])('the quantity %j is taken as %j', (typed, taken) => {
  expect(numeric(typed, true)).toBe(taken)
})

test.each([
  ['24.5', '24.5'],
  ['24,5', '24.5'],
  ['24,', '24.'],
  ['1,024.5', '1024.5'],
  ['24.56789', '24.5678'],
  ['24.5"', '24.5'],
  ['x', ''],
])('the size %j is taken as %j', (typed, taken) => {
  expect(numeric(typed, false)).toBe(taken)
})
