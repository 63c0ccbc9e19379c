import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { expectFitting } from '../screens/layout.ts'

/** Lists whose filters and tools need the most room. */
const routes = [
  'shipment-documents',
  'visit-logs',
  'status-report-steel',
  'wip-reports',
  'audit-trail',
  'data',
  'delays',
  'open-orders-direct-customers',
  'users',
  'placed-orders',
  'ready-to-ship',
]

const toolsOf = (page: Page) => page.getByRole('main').getByRole('search').first().locator('..')

/** Distance between the middles of the highest and the lowest tool. */
const spreadOf = (page: Page) =>
  toolsOf(page).evaluate((bar) => {
    const tools = [...bar.querySelectorAll('input, button, [role=combobox]')]
      .map((tool) => tool.getBoundingClientRect())
      .filter(({ height }) => height > 16)
    const middles = tools.map(({ top, height }) => top + height / 2)
    return Math.max(...middles) - Math.min(...middles)
  })

/** Chosen values that do not fit into their field. */
const cutValues = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('combobox')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )

for (const locale of ['en-US', 'es-MX'])
  test(`the tools of a list are in one line and whole in ${locale}`, async ({ openBrowser, baseURL }) => {
    test.slow()
    const page = await openBrowser({ baseURL: baseURL ?? '', locale, viewport: { width: 1440, height: 900 } })
    await signIn(page, 'admin', '/forge/')
    for (const route of routes) {
      await page.goto(`/forge/${route}?fcid=101`)
      await toolsOf(page).waitFor()
      await expect.poll(() => spreadOf(page), route).toBeLessThan(12)
      expect(await cutValues(page), route).toEqual([])
    }
  })

test('filters and export share a line of a phone', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({ baseURL: baseURL ?? '', locale: 'es-MX', viewport: { width: 390, height: 844 } })
  await signIn(page, 'admin', '/forge/')
  const middleOf = async (name: string) => {
    const box = await page.getByRole('main').getByRole('button', { name }).boundingBox()
    return box && Math.round(box.y + box.height / 2)
  }
  for (const route of ['audit-trail', 'visit-logs', 'users']) {
    await page.goto(`/forge/${route}`)
    await page.getByRole('combobox', { name: 'Ordenar por' }).waitFor()
    await expect.poll(async () => (await middleOf('Filtros')) === (await middleOf('Exportar')), route).toBe(true)
  }
})

test('filters that exceed the line are in a sheet', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({ baseURL: baseURL ?? '', locale: 'es-MX', viewport: { width: 1440, height: 900 } })
  await signIn(page, 'customer', '/forge/shipment-documents')
  const status = page.getByRole('combobox', { name: 'Documentos' })
  await page.getByRole('button', { name: 'Más filtros' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await expect(sheet.getByRole('textbox', { name: 'OC' })).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Documentos' }).click()
  await page.getByRole('option', { name: 'Incompletos' }).click()
  await sheet.getByRole('button', { name: 'Buscar' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Documentos: Incompletos' })).toBeVisible()
  // In a wider window there is room for all.
  await page.setViewportSize({ width: 2300, height: 900 })
  await expect(status).toBeVisible()
  await expect(page.getByRole('button', { name: 'Más filtros' })).toHaveCount(0)
})

/** Lines of tools above a list, at the width of a phone. */
const linesOnPhones = { 'in-transit': 1, 'seller-budgets': 2, consignments: 2, 'ready-to-ship': 2 }

test('the tools of a list on a phone take at most two lines', async ({ openBrowser, baseURL }) => {
  test.slow()
  const page = await openBrowser({ baseURL: baseURL ?? '', locale: 'es-MX', viewport: { width: 390, height: 844 } })
  await signIn(page, 'admin', '/forge/')
  for (const [route, lines] of Object.entries({ ...linesOnPhones, 'quote-status': 2, 'shipment-documents': 2 })) {
    await page.goto(`/forge/${route}?fcid=101`)
    const tools = page.getByRole('button', { name: 'Exportar' }).locator('xpath=../../..')
    await tools.getByRole('combobox', { name: 'Ordenar por' }).waitFor()
    const height = () => tools.evaluate((bar) => bar.getBoundingClientRect().height)
    await expect.poll(height, route).toBeLessThanOrEqual(lines * 40 + (lines - 1) * 8 + 1)
    await expectFitting(page)
  }
})
