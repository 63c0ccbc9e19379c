import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'

const phone = { viewport: { width: 390, height: 844 }, locale: 'es-MX' }

test('the customer picker can be closed on a phone in Spanish', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({ baseURL: baseURL ?? '', ...phone })
  await signIn(page, 'admin', '/forge/about-us')
  await page.getByRole('button', { name: 'Elegir cliente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seleccione una unidad de negocio' })
  const close = dialog.getByRole('button', { name: 'Cerrar' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(dialog).toBeHidden()
})

test('the switch of a chart stays beside a title of two lines', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({ baseURL: baseURL ?? '', ...phone })
  await signIn(page, 'manager', '/forge/sales-goals')
  const chart = page.getByRole('region', { name: /^Ventas hasta el mes pasado/ })
  // The switch comes with the chart, beside which the title is narrower.
  const tableSwitch = await chart.getByRole('button', { name: /^Ver como tabla/ }).boundingBox()
  const title = await chart.getByRole('heading', { level: 2 }).boundingBox()
  if (!title || !tableSwitch) throw new Error('The chart is not shown.')
  expect(title.height).toBeGreaterThan(30)
  expect(tableSwitch.y).toBeLessThan(title.y + title.height)
  expect(tableSwitch.x).toBeGreaterThanOrEqual(title.x + title.width)
})
