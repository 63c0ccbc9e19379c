import { expect, test } from 'vitest'
import { fold } from '#values/texts.ts'

test.each([
  ['Héctor VILLASEÑOR', 'hector villasenor'],
  ['Sigrún Þórsdóttir', 'sigrun thorsdottir'],
  ['Straße 鍛造 100%', 'strasse 鍛造 100%'],
  ['Łódź Ørsted Đorđe Işık Œuvre Æther', 'lodz orsted dorde isik oeuvre aether'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})
