import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

// The files of the tab's build are gone, which the browser logs.
test.use({ expectedErrors: [/status of 404|Failed to fetch dynamically imported module/] })

/** Makes the server answer as after an upgrade whose files replaced those of the tab; documents bring the new ones. */
const upgrade = async (page: Page) => {
  let isOpen = true
  const documents: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents.push(new URL(request.url()).pathname)
    isOpen = false
  })
  await page.route('**/assets/*', (route) => (isOpen ? route.fulfill({ status: 404 }) : route.fallback()))
  return documents
}

test('a tab whose build is gone keeps its input, and loads the new build at the next page, once', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  await signIn(page, 'admin', '/forge/users')
  await page.getByRole('link', { name: 'Add User' }).click()
  const name = page.getByRole('textbox', { name: 'Full Name' })
  await name.fill('Half typed')
  const documents = await upgrade(page)

  await page.getByRole('button', { name: 'Account of' }).click()
  const notice = page.getByRole('dialog').filter({ hasText: 'The portal has been updated.' })
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(name).toHaveValue('Half typed')
  expect(documents).toEqual([])

  await page.getByRole('link', { name: 'Users' }).first().click()
  const unsaved = page.getByRole('dialog', { name: 'Unsaved changes' })
  await unsaved.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue('Half typed')
  expect(documents).toEqual([])

  await page.getByRole('link', { name: 'Users' }).first().click()
  await unsaved.getByRole('button').last().click()
  await expect.poll(() => documents).toEqual(['/forge/users'])
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Account of' }).click()
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('a page whose script is gone is opened from the new build', async ({ openBrowser }) => {
  const page = await openBrowser()
  await signIn(page, 'admin', '/forge/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const documents = await upgrade(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect.poll(() => documents).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a server that has none of the files is not asked again and again', async ({ openBrowser }) => {
  const page = await openBrowser()
  await signIn(page, 'admin', '/forge/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  // Scripts of pages, and every answer that says that the build is there.
  await page.route('**/assets/*', (route) => {
    const isProbe = route.request().method() === 'HEAD'
    return isProbe || route.request().url().includes('UserProfile') ? route.fulfill({ status: 404 }) : route.fallback()
  })
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page.getByRole('alert')).toContainText('Retry')
  expect(loads).toHaveLength(1)
})

test('a tab of a build before 0.2.0 reloads once when it imports a script, onto the address of then', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  await signIn(page, 'admin', '/forge/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // Its documents come from the new build in place of the earlier one.
  const importEarlier = (name: string) =>
    page.evaluate((script) => import(script).then(String, String), `/assets/${name}-1a2b3c4d.js`)
  await page.evaluate(() => history.pushState(null, '', '/forge/user-profile'))
  const loaded = page.waitForEvent('load')
  await importEarlier('UserProfile').catch(() => {})
  await loaded
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  expect(await importEarlier('Users')).toContain('The files of this build are gone.')
})
