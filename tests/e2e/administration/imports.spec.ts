import { readFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'
import type { Locator, Page } from '@playwright/test'
import { openRows } from '#tests/support/database/openRows.ts'
import type { Portal } from '#tests/support/portal/portal.ts'
import { germanOrderHeader } from '#tests/support/rows/imports.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const customer = 101
/** Orders as a German ERP writes them: numbers and dates as texts. Two of the rows have a problem. */
const germanOrders = async (portal: Portal) => {
  const rows = await openRows(portal)
  const [found] = await rows.ask(
    `select purchase_orders.number, parts.provider_number as part from purchase_orders
      join parts on parts.customer_id = purchase_orders.customer_id
      where purchase_orders.customer_id = ? order by purchase_orders.id, parts.id limit 1`,
    customer,
  )
  await rows.close()
  const row = (number: string, quantity: string, day: string, status = 'onTime') => [
    String(customer),
    number,
    found?.number,
    found?.part,
    '10',
    quantity,
    '1.234,50',
    day,
    status,
  ]
  const sheet = utils.aoa_to_sheet([
    germanOrderHeader,
    row('DE-447001', '1.200', '01.08.2099'),
    row('DE-447002', '2.400', '31.12.2099', 'unterwegs'),
    row('DE-447003', 'zehn', '31.12.2099'),
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Aufträge')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

const chooseFile = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const count = (card: Locator, name: string) => card.getByRole('group', { name, exact: true })

const correct = async (page: Page, card: Locator, button: string, value: string, ok = 'OK') => {
  await card.getByRole('button', { name: button }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill(value)
  await question.getByRole('button', { name: ok }).click()
}

test('an administrator imports a German workbook of orders, corrects two problems, and a customer sees an order', async ({
  page,
  portal,
  openBrowser,
}) => {
  test.slow()
  const card = cardOf(page, 'Aufträge.xlsx')

  await test.step('the kind of file and its columns are proposed, and two problems reported', async () => {
    await signIn(page, 'admin', '/forge/about-us')
    await goByMenu(page, 'Administration', 'Imports')
    await chooseFile(page, { name: 'Aufträge.xlsx', buffer: await germanOrders(portal) })
    await expect(card.getByText(/^2 problems\./)).toBeVisible()
    await expect(card.getByRole('combobox', { name: 'Kind of file' })).toHaveText('Job orders')
    await expect(count(card, 'New')).toContainText('1')
    await expect(card.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
    const problems = card.getByRole('table', { name: 'Problems' }).getByRole('row')
    await expect(problems.nth(1)).toContainText(/3DE-447002.*unterwegsMust be one of late, .*Statusstatus/)
    await expect(problems.nth(2)).toContainText(/4DE-447003.*zehn.*Mengequantity/)
  })

  await test.step('the file with the problems is downloaded', async () => {
    const started = page.waitForEvent('download')
    await card.getByRole('button', { name: 'File with the problems (.csv)' }).click()
    const text = readFileSync(await (await started).path(), 'utf8')
    expect(text.split('\r\n')[2]).toContain('Must be one of late')
  })

  await test.step('both values are corrected, and the file is imported', async () => {
    await correct(page, card, 'Correct unterwegs in line 3', 'inTransit')
    await expect(card.getByText(/^1 problem\./)).toBeVisible()
    await correct(page, card, 'Correct zehn in line 4', '10')
    await expect(card.getByText('No problems in 3 rows.')).toBeVisible()
    await expect(count(card, 'New')).toContainText('3')
    await card.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(card.getByText('Job orders imported: 3 new, 0 changed, 0 unchanged, 0 removed.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Runs' }).getByRole('row').nth(1)).toContainText('Aufträge.xlsx')
  })

  await test.step('the audit log leads to the rows that the file has changed', async () => {
    await page.goto('/forge/audit-trail')
    await page
      .getByRole('link', { name: /^Import.*Job orders/ })
      .first()
      .click()
    const details = page.getByRole('dialog', { name: 'Import: Job orders' })
    const changed = details.getByRole('table', { name: 'Changed rows' })
    await expect(changed.getByRole('rowheader', { name: 'DE-447001' })).toBeVisible()
    await expect(changed.getByText('lineItem: 10').first()).toBeVisible()
    await details.getByRole('textbox', { name: 'Search' }).fill('447003')
    await details.getByRole('button', { name: 'Search' }).click()
    await expect(changed.getByRole('rowheader')).toHaveText(['DE-447003'])
    await details.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the customer sees the order', async () => {
    const theirs = await openBrowser()
    await signIn(theirs, 'customer', '/forge/order?line=DE-447001')
    await expect(theirs.getByText('DE-447001').first()).toBeVisible()
    await expect(theirs.getByText('1,200').first()).toBeVisible()
  })

  await test.step('the run is undone', async () => {
    const row = page.getByRole('table', { name: 'Runs' }).getByRole('row').nth(1)
    await row.getByRole('button', { name: 'Undo the import: Job orders' }).click()
    const question = page.getByRole('dialog', { name: 'Undo the import: Job orders' })
    await question.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Job orders\. Rows removed: 3, restored: 0/)).toBeVisible()
  })
})

test('several files are dropped together, and their columns are edited', async ({ page }) => {
  await signIn(page, 'admin', '/forge/imports')
  const buffer = (...lines: string[]) => Buffer.from(lines.join('\n'))
  await chooseFile(
    page,
    { name: 'lieferbedingungen.csv', buffer: buffer('Nr;Text', '7101;FCA', '7102;DAP') },
    { name: 'incoterms.csv', buffer: buffer('id,name', '7103,EXW') },
  )
  const known = cardOf(page, 'incoterms.csv')
  await expect(known.getByText('No problems in 1 row.')).toBeVisible()

  const card = cardOf(page, 'lieferbedingungen.csv')
  await card.getByRole('combobox', { name: 'Kind of file' }).click()
  await page.getByRole('option', { name: 'Incoterms', exact: true }).click()
  await expect(card.getByRole('combobox', { name: 'Kind of file' })).toHaveText('Incoterms')
  await expect(card.getByRole('status')).toHaveCount(0)
  // The columns open by themselves, because required ones are missing.
  for (const [name, column] of [
    ['Nr', 'id'],
    ['Text', 'name'],
  ]) {
    const header = card.getByRole('group', { name: name as string, exact: true })
    await header.getByRole('combobox', { name: 'Column of the portal' }).click()
    await page.getByRole('option', { name: column as string, exact: true }).click()
  }
  await card.getByRole('button', { name: 'Check again' }).click()
  await expect(card.getByText('No problems in 2 rows.')).toBeVisible()
  await page.reload()
  await expect(card.getByText('No problems in 2 rows.')).toBeVisible()
  await known.getByRole('button', { name: 'Close' }).click()
  await expect(known).toHaveCount(0)
  const discarded = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
  expect((await discarded).status()).toBe(200)
})

test('an option that is changed during a check stays, and the file has to be checked again', async ({ page }) => {
  await signIn(page, 'admin', '/forge/imports')
  const { promise: changed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/importUploads/*/check', async (route) => {
    await changed
    await route.continue()
  })
  await chooseFile(page, { name: 'incoterms.csv', buffer: Buffer.from('id,name\n7103,EXW\n') })
  const card = cardOf(page, 'incoterms.csv')
  await expect(card.getByText('Checking the file.')).toBeVisible()
  const replaces = card.getByRole('switch', { name: 'Remove rows that the file does not have' })
  await replaces.check()
  goOn()
  await expect(card.getByText('The columns or options have changed. Check the file again.')).toBeVisible()
  await expect(replaces).toBeChecked()
  await expect(card.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await expect(count(card, 'New').locator('../..')).toHaveCSS('opacity', '0.4')
  await page.unroute('**/importUploads/*/check')
  await card.getByRole('button', { name: 'Close' }).click()
})

test('the imports are for administrators only', async ({ page }) => {
  await signIn(page, 'staff', '/forge/imports')
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Imports' })).toHaveCount(0)
})

test.describe('in Spanish', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('problems, a file that cannot be read, and the details of a run are in Spanish', async ({ page }) => {
    const changeLanguage = async (account: RegExp, language: string) => {
      await page.getByRole('button', { name: account }).click()
      await page.getByRole('menuitemradio', { name: language }).click()
      await page.keyboard.press('Escape')
    }
    await signIn(page, 'admin', '/forge/imports')
    await changeLanguage(/^Account of/, 'Español')
    await chooseFile(
      page,
      { name: 'incoterms.csv', buffer: Buffer.from('id;Text;Rest\nocho;FCA;x\n7203;DAP;y\n') },
      { name: 'vacio.csv', buffer: Buffer.from('\n\n') },
    )
    const empty = cardOf(page, 'vacio.csv')
    await expect(empty.getByText('No tiene encabezado: su primera fila nombra las columnas.')).toBeVisible()

    const card = cardOf(page, 'incoterms.csv')
    const header = card.getByRole('group', { name: 'Text', exact: true })
    await header.getByRole('combobox', { name: 'Columna del portal' }).click()
    await page.getByRole('option', { name: 'name', exact: true }).click()
    await card.getByRole('button', { name: 'Revisar de nuevo' }).click()
    const problems = card.getByRole('table', { name: 'Problemas' }).getByRole('row')
    await expect(problems.nth(1)).toContainText('Debe ser un número como 1234.5.')
    await correct(page, card, 'Corregir ocho en la línea 2', '7202', 'Aceptar')
    await card.getByRole('button', { name: 'Importar', exact: true }).click()
    await expect(card.getByText('Incoterms: importación hecha. Filas nuevas: 2, cambiadas: 0')).toBeVisible()

    const row = page.getByRole('table', { name: 'Importaciones anteriores' }).getByRole('row').nth(1)
    await row.getByRole('button', { name: /^Detalles de la importación Incoterms/ }).click()
    const details = page.getByRole('dialog', { name: 'Importación: Incoterms' })
    await expect(details.getByRole('row', { name: 'Archivo incoterms.csv' })).toBeVisible()
    await expect(count(details, 'Nuevas')).toContainText('2')
    const mapping = details.getByRole('table', { name: 'Asignación de la importación' })
    await expect(mapping.getByRole('row', { name: /id.*ocho → 7202/ })).toBeVisible()
    await details.getByRole('button', { name: 'Deshacer la importación: Incoterms' }).click()
    await page
      .getByRole('dialog', { name: 'Deshacer la importación: Incoterms' })
      .getByRole('button', { name: 'Deshacer' })
      .click()
    await expect(page.getByText(/^Incoterms\. Filas eliminadas: 2/)).toBeVisible()
    await expect(details).toHaveCount(0)
    // The next test uses the same tab.
    await changeLanguage(/^Cuenta de/, 'English')
  })
})
