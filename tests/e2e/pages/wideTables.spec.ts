import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'

/** Tables of ten columns and more, whose longer Spanish words just fit. */
const routes = ['metrics_detalle-haeentered', 'contract-market-share', 'quote-status']

test('tables of many columns fit a window of 1440 px in Spanish', async ({ openBrowser, baseURL }) => {
  test.slow()
  const page = await openBrowser({ baseURL: baseURL ?? '', locale: 'es-MX', viewport: { width: 1440, height: 900 } })
  await signIn(page, 'admin', '/forge/about-us')
  for (const route of routes) {
    await page.goto(`/forge/${route}?fcid=101`)
    const table = page.getByRole('main').getByRole('table').first()
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const hidden = () => table.evaluate((all) => all.scrollWidth - (all.parentElement?.clientWidth ?? 0))
    await expect.poll(hidden, route).toBeLessThanOrEqual(0)
  }
})

test('a chart of contracts as a table fits a phone', async ({ openBrowser, baseURL }) => {
  const viewport = { width: 390, height: 844 }
  const page = await openBrowser({ baseURL: baseURL ?? '', locale: 'es-MX', viewport })
  await signIn(page, 'manager', '/forge/contract-dashboard?fcid=101')
  await page.getByRole('button', { name: 'Ver como tabla: Contratos' }).click()
  const table = page.getByRole('table', { name: 'Contratos' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const hidden = await table.evaluate((all) => all.scrollWidth - (all.parentElement?.clientWidth ?? 0))
  expect(hidden).toBeLessThanOrEqual(0)
})
