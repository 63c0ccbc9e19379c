import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readZip } from '#tests/support/files/readZip.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Shipment Documents' })
const bar = (page: Page) => page.getByRole('group', { name: 'Documents of the selected loads' })

const certificatesIn = async (page: Page, act: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const files = [...(await readZip(await readFile(await download.path()))).keys()]
  return files.filter((name) => name.includes('/Certificate of conformance '))
}

for (const [size, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`all certificates of October take five clicks from home on ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signIn(page, 'customer', '/forge/')
    let clicks = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    if (size === 'a desk') {
      await click(page.getByRole('banner').getByRole('button', { name: 'Logistics' }))
      await click(page.getByRole('menuitem', { name: 'Shipment Documents' }))
    } else {
      await click(page.getByRole('banner').getByRole('button', { name: /^Search/ }))
      await page.keyboard.type('certificate')
      await click(page.getByRole('option', { name: /^Shipment Documents/ }))
    }
    await click(page.getByRole('button', { name: 'Last month' }))
    await expect(page.getByText(/^Shipped: 01\/Oct\/\d+ – 31\/Oct\/\d+$/)).toBeVisible()
    await click(page.getByRole('button', { name: 'Choose the documents to download' }))
    const certificates = await certificatesIn(page, () => click(page.getByRole('menuitem', { name: 'Certificates' })))
    expect(certificates.length).toBeGreaterThan(25)
    expect(clicks).toBe(5)
  })

test('by keyboard, certificates of a load are eight keys away from its checkbox', async ({ page }) => {
  await signIn(page, 'customer', '/forge/shipment-documents')
  await table(page).locator('tbody').getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Enter')
  const certificates = bar(page).getByRole('button', { name: 'Certificates' })
  const isReached = () => certificates.evaluate((button) => button === document.activeElement)
  let keys = 2
  while (keys < 8 && !(await isReached())) {
    await page.keyboard.press('Tab')
    keys += 1
  }
  expect(await isReached()).toBe(true)
  expect(await certificatesIn(page, () => page.keyboard.press('Enter'))).toHaveLength(1)
})

const firstPack = (page: Page) => page.getByRole('button', { name: /^\d of \d, / }).first()

test('the documents of a load open in a drawer, which Escape closes, and the focus returns', async ({ page }) => {
  await signIn(page, 'customer', '/forge/shipment-documents')
  const link = firstPack(page)
  await link.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(480)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('on a phone, the documents of a load fill the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'customer', '/forge/shipment-documents')
  await firstPack(page).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390)
})

test.describe('a load of another customer', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('has no documents', async ({ page }) => {
    await signIn(page, 'staff', '/forge/shipment-documents?fcid=109')
    const answer = page.waitForResponse(/\/packs\/\d+$/)
    await firstPack(page).click()
    const load = /\d+$/.exec((await answer).url())?.[0]
    const refused = page.waitForResponse(new RegExp(`/packs/${load}$`))
    await signIn(page, 'customer', `/forge/shipment-documents?pack=${load}`)
    expect((await refused).status()).toBe(404)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(drawer.getByRole('listitem')).toHaveCount(0)
    await expect(drawer.getByRole('button', { name: 'Download zip' })).toHaveCount(0)
  })
})

test('at 400 % zoom, nothing is cut off, and the bar of a selection scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(page, 'customer', '/forge/shipment-documents?perPage=10')
  const box = page.getByRole('checkbox').first()
  await box.waitFor()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBe(0)
  await expect(bar(page)).toHaveCount(0)
  await box.check()
  await expect(bar(page)).toBeVisible()
  expect(await overflow()).toBe(0)
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded()
  await expect(bar(page)).not.toBeInViewport()
})
