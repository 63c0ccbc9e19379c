import { readFileSync } from 'node:fs'
import { pagesOf } from '#tests/support/files/readPdf.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const team = {
  'Operations Director': 'Helena Quintanar',
  'Quality Manager': 'Arturo Belmonte',
  'Customer Service Lead': 'Marcos Ibarrola',
}
const presentations = { 'About the company': 38, 'Safety rules': 11, Mexico: 32 }

test('a presentation is controlled by keys, wraps around, and restores the focus', async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  for (const [title, count] of Object.entries(presentations)) {
    const card = page.getByRole('button', { name: `${title} ${count} slides` })
    await card.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    const slide = (number: number) => dialog.getByRole('img', { name: `Slide ${number} of ${count}: ` })
    await expect(slide(1)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(slide(count)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(slide(2)).toBeVisible()
    await dialog.getByRole('button', { name: 'Next image' }).click()
    await expect(dialog.getByText(`3 of ${count}`, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(card).toBeFocused()
  }
})

test('every video and portrait is served by the portal, and Escape closes a video', async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  for (const title of ['Institutional video', 'Steel mill', 'Mexico']) {
    await page.getByRole('button', { name: `${title} Play the video` }).click()
    const film = page.getByRole('dialog', { name: title }).locator('video')
    await expect(film).toHaveText('Your browser does not support the video tag.')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(480)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `${title} Play the video` })).toBeFocused()
  }
  await page.goto('/forge/meet-the-team')
  const portraits = page.getByRole('main').locator('img')
  await expect(portraits).toHaveCount(3)
  for (const [role, name] of Object.entries(team))
    await expect(page.getByRole('region', { name: role })).toContainText(name)
  for (const portrait of await portraits.all())
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('commercial terms are downloaded as PDF, with a confirmation', async ({ page }) => {
  await signIn(page, 'customer', '/forge/commercial-terms-and-conditions')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download document' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('Commercial Terms and Conditions.pdf')
  await expect(page.getByText('File downloaded')).toBeVisible()
  expect((await pagesOf(readFileSync(await file.path()))).join(' ')).toContain('Offers and orders')
})

test.describe('commercial terms with a server error', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('show an error message', async ({ page }) => {
    await page.route('**/commercialTerms', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/commercial-terms-and-conditions')
    await page.getByRole('button', { name: 'Download document' }).click()
    await expect(page.getByText('Error downloading file')).toBeVisible()
  })
})

test('testimonies show the specified figures, and a testimony opens', async ({ page }) => {
  await signIn(page, 'customer', '/forge/testimonies')
  for (const [name, value] of [
    ['Customers', '42'],
    ['Users', '96'],
    ['Business unit 1: Share of users', '70%'],
    ['Business unit 2: Share of users', '62%'],
  ] as const)
    await expect(page.getByRole('group', { name, exact: true })).toContainText(value)
  for (const [unit, users] of ['17 users', '25 users'].entries())
    await expect(page.getByRole('group', { name: `Business unit ${unit + 1}: Share of users` })).toContainText(users)
  await expect(page.getByText('Sample data')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Clients by business unit/ })).toHaveAccessibleName(
    'Clients by business unit. Business unit 1 12, Business unit 2 13',
  )
  await page.getByRole('button', { name: /^Certificates are there/ }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Certificates are there/ })).toBeVisible()
})

test('pages with placeholder content show that it awaits review', async ({ page }) => {
  for (const slug of ['about-us', 'meet-the-team', 'testimonies', 'commercial-terms-and-conditions']) {
    await signIn(page, 'customer', `/forge/${slug}`)
    await expect(page.getByRole('main').getByText(/awaiting (legal )?review\.$/)).toBeVisible()
  }
})
