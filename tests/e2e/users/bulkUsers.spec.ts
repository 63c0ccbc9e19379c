import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { sizes } from '../screens/screens.ts'

const marked = (name: string) => `/forge/users?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('an administrator changes the sales contact of two users, and undoes it from the audit log', async ({
      page,
      newcomers,
    }) => {
      const mark = `Bulk ${size}`
      const users = [await newcomers.add({ name: `${mark} One` }), await newcomers.add({ name: `${mark} Two` })]
      const contacts = async () => {
        const found = await Promise.all(users.map(({ id }) => newcomers.get(id)))
        return found.map(({ sales_contact }) => sales_contact)
      }
      const before = await contacts()
      await signIn(page, 'admin', marked(mark))
      for (const name of [`${mark} One`, `${mark} Two`]) await page.getByRole('checkbox', { name }).check()
      await page.getByRole('button', { name: 'Change…' }).click()
      const drawer = page.getByRole('dialog', { name: 'Change 2 users' })
      await drawer.getByRole('combobox', { name: 'Field' }).click()
      await page.getByRole('option', { name: 'Sales contact' }).click()
      await drawer.getByLabel('Sales Contact', { exact: false }).first().fill('New Seller')
      await drawer.getByLabel('Sales Contact email').fill('new.seller@anvil.example')
      await drawer.getByRole('button', { name: 'Preview' }).click()
      await expect(drawer.getByText('2 users change:')).toBeVisible()
      await expect(drawer.getByRole('listitem').first()).toContainText('→ New Seller')
      await drawer.getByRole('button', { name: 'Set', exact: true }).click()
      await expect(drawer.getByText('2 users changed.')).toBeVisible()
      expect(await contacts()).toEqual(['New Seller', 'New Seller'])
      await undoFromLog(page)
      await expect(page.getByText('2 records are as before, 0 left.')).toBeVisible()
      expect(await contacts()).toEqual(before)
    })
  })
}

const undoFromLog = async (page: Page) => {
  await page.goto('/forge/audit-trail')
  await page
    .getByRole('link', { name: /^Many at once/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
}
