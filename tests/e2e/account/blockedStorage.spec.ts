import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'

test('the portal works in a browser whose storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await signIn(page, 'group', '/forge/statement?fcid=101')
  await expect(page.getByRole('heading', { name: 'Account Statement' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a browser that blocks the storage of the site gets the cause, not a network problem', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await signIn(page, 'customer')
  await expect(page.getByRole('alert')).toContainText('This browser blocks the storage of this site.')
})
