import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

/** Place of a control in the window. */
const placeOf = async (control: Locator) => {
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not shown.')
  return { x: Math.round(box.x), y: Math.round(box.y) }
}

test('a copied link to a budget moves nothing under the pointer', async ({ page }) => {
  await signIn(page, 'manager', '/forge/seller-budgets')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copies = page.getByRole('button', { name: /^Copy to clipboard/ })
  await expect(copies.nth(1)).toBeVisible()
  const before = await placeOf(copies.nth(1))
  await copies.first().click()
  await expect(page.getByText(/was copied\. It is valid/)).toBeVisible()
  expect(await placeOf(copies.nth(1))).toEqual(before)
})

test('the end of a download moves no control beside it', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users')
  const columns = page.getByRole('button', { name: 'Columns' })
  const download = page.getByRole('button', { name: 'Export', exact: true })
  await expect(columns).toBeVisible()
  const before = [await placeOf(columns), await placeOf(download)]
  const saved = page.waitForEvent('download')
  await download.click()
  await page.getByRole('menuitem').first().click()
  await saved
  await expect(page.getByText('File downloaded')).toBeVisible()
  expect([await placeOf(columns), await placeOf(download)]).toEqual(before)
})

test('numbers on cards of a phone stay in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', '/forge/lta?fcid=101')
  await page.locator('.card').first().waitFor()
  await page.locator('.card details').evaluateAll((all) => {
    for (const more of all) more.setAttribute('open', '')
  })
  const numbers = page.locator('.card dd.is-right')
  await expect(numbers.first()).toBeVisible()
  const broken = await numbers.evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: (string | null)[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        if (range.getClientRects().length > 1) found.push(text.textContent)
      }
      return found
    }),
  )
  expect(broken).toEqual([])
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})
