import type { Page } from '@playwright/test'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'
import { choose } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn, signInAs } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'

const fill = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name }).fill(text)
}
const getQuote = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Get a quote' }).click()
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
const pdf = { name: 'po.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** Sales contact of the customer. */
const seller = 'oscar.villarreal@anvil.example'

const quoteRing = async (page: Page) => {
  await goTo(page, '/quote?fcid=101')
  await heading(page, 'Get a Quote')
  await choose(page, /^Specification/, 'AISI 4140 / AMS 6349')
  await fill(page, { Qty: '4', 'OD(in)': '24', 'ID(in)': '18', 'Length(in)': '6' })
  await getQuote(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Shipping Time: 4 weeks')
  const number = /Quote: (\S+)/.exec((await dialog.textContent()) ?? '')?.[1] ?? ''
  await close(page)
  return number
}

const openOrder = async (page: Page, number: string) => {
  await goTo(page, `/quote-status?fcid=101&number=${number}`)
  await page.getByRole('button', { name: /^Open the detail of RFQ-/ }).click()
  await page.getByRole('link', { name: 'Place Order' }).click()
  await heading(page, 'Place Order')
}

const submitOrder = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'PO name' }).fill(name)
  await page.getByRole('button', { name: 'Choose the PO file' }).click()
  const uploader = page.getByRole('dialog')
  await uploader.locator('input[type=file]').first().setInputFiles(pdf)
  await page.getByRole('dialog', { name: 'File successfully selected.' }).getByRole('button', { name: 'OK' }).click()
  await uploader.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^po\.pdf/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit PO' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit PO' }).click()
}

const order = async (page: Page, number: string, name: string) => {
  await openOrder(page, number)
  await submitOrder(page, name)
}

// A second order with the same name is rejected with 409.
test.use({ expectedErrors: [/status of 409/] })

test('a manager quotes, mails, finds, gives feedback, requotes and orders; a duplicate PO name is rejected', async ({
  page,
  portal,
}) => {
  await signIn(page, 'manager')
  const number = await quoteRing(page)
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your quote has been sent!')
  await close(page)

  await choose(page, /^Type/, 'Block')
  await fill(page, { 'Thick(in)': '60', 'Width(in)': '10', 'Length(in)': '6' })
  await getQuote(page)
  await expect(page.getByRole('dialog')).toContainText('it is not possible to quote by e-')
  await close(page)

  await goTo(page, '/quote-status?fcid=101')
  await heading(page, 'Quote History')
  await page.getByRole('textbox', { name: 'Quote No.' }).fill(number)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: `Send feedback on ${number}, item 1` }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Four weeks are fine')
  await close(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Feedback sent' })).toContainText(
    'Thanks for your feedback! The page will be refreshed.',
  )
  await close(page)
  await expect(page.getByText('Feedback Sent')).toBeVisible()

  // The status and its button share a line.
  expect((await page.locator('tbody tr').first().boundingBox())?.height).toBeLessThanOrEqual(37)
  await page.getByRole('button', { name: `Requote ${number}, item 1` }).click()
  const to = page.getByRole('textbox', { name: 'To' })
  await expect(to).toHaveValue(new RegExp(`<${seller}>$`))
  await page.getByRole('textbox', { name: 'Reason' }).fill('Twelve pieces now')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your requote was sent!')
  await close(page)

  await order(page, number, `PO of ${number}`)
  await expect(page.getByRole('dialog')).toContainText(/The order OR\d\d-\d+ was placed/)
  await close(page)
  await expect(page.getByRole('dialog', { name: /^Order OR\d\d-\d+$/ })).toContainText(`PO of ${number}`)
  await goTo(page, `/quote-status?fcid=101&number=${number}`)
  await expect(page.getByRole('cell', { name: 'Ordered' })).toBeVisible()

  const another = await quoteRing(page)
  await order(page, another, `PO of ${number}`)
  await expect(page.getByRole('alert')).toContainText(
    `An order with the PO name PO of ${number} has already been placed.`,
  )
  await expect(page.getByRole('textbox', { name: 'PO name' })).toHaveValue(`PO of ${number}`)
  await expect(page.getByText(/^po\.pdf/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Quantity of item 1, release 1' })).toHaveValue('4')

  const words = {
    quote: `This is quote ${number} for `,
    feedback: 'Four weeks are fine',
    requote: 'Twelve pieces now',
    order: ` with the PO name PO of ${number}.`,
  }
  const mailsTo = (recipient: string) =>
    mailsWrittenTo(portal.dataDir, recipient)
      .filter(({ body }) => body.includes(number))
      .map(({ body }) => Object.entries(words).find(([, text]) => body.includes(text))?.[0])
      .toSorted()
  await expect.poll(() => mailsTo('manager@anvil.example')).toEqual(['order', 'quote'])
  await expect.poll(() => mailsTo(seller)).toEqual(['feedback', 'order', 'quote', 'requote'])
})

test('a customer places an order in two releases; the seller opens it by the link of the mail, with its file', async ({
  page,
  portal,
  newcomers,
}) => {
  const pages = [70, 71].map((id) => ({ id, hasAccess: true }))
  const { email } = await newcomers.add({ newPermissions: pages })
  await signInAs(page, email)
  const number = await quoteRing(page)
  await openOrder(page, number)
  await page.getByRole('button', { name: 'Add release of item 1' }).click()
  for (const [release, quantity] of ['1', '3'].entries())
    await page.getByRole('textbox', { name: `Quantity of item 1, release ${release + 1}` }).fill(quantity)
  await submitOrder(page, `Releases of ${number}`)
  await close(page)
  const placed = page.getByRole('dialog', { name: /^Order OR/ })
  await expect(placed.getByRole('link', { name: 'po.pdf' })).toBeVisible()
  const orderNumber = new URL(page.url()).searchParams.get('number') ?? ''

  const linkOf = () =>
    mailsWrittenTo(portal.dataDir, seller).flatMap(({ body, links }) => (body.includes(orderNumber) ? links : []))[0] ??
    ''
  await expect.poll(linkOf).toContain(orderNumber)
  await signIn(page, 'manager')
  const { pathname, search } = new URL(linkOf())
  await page.goto(`${pathname}${search}`)
  const opened = page.getByRole('dialog', { name: `Order ${orderNumber}` })
  await expect(opened).toContainText(`Releases of ${number}`)
  const rows = opened.getByRole('table', { name: 'Releases of the order' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  const quantities = rows.locator(':is(th, td):nth-child(7)')
  await expect(quantities).toHaveText([/^Quantity/, '1', '3', '4'])
  const href = (await opened.getByRole('link', { name: 'po.pdf' }).getAttribute('href')) ?? ''
  const file = await page.request.get(href)
  expect([file.status(), (await file.body()).toString()]).toEqual([200, pdf.buffer.toString()])
})
