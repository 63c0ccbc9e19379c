import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'

const edgesOf = (boxes: Locator) =>
  boxes.evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().left)))

test('the contacts of the quality dashboard are as wide as the tiles above', async ({ page }) => {
  await signIn(page, 'customer', '/forge/quality-dashboard')
  const people = page.getByRole('main').getByRole('region', { name: /^(Quality Representative|Project Manager)/ })
  await expect(people).toHaveCount(3)
  const tiles = page.getByRole('main').getByRole('group')
  expect(await edgesOf(people)).toEqual((await edgesOf(tiles)).slice(0, 3))
})
