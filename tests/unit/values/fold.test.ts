import { expect, test } from 'vitest'
import { fold } from '../../../values/text/texts.ts'

test.each([
  ['Héctor VILLASEÑOR', 'hector villasenor'],
  ['Sigrún Þórsdóttir', 'sigrun þorsdottir'],
  ['Straße 鍛造 100%', 'straße 鍛造 100%'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})
