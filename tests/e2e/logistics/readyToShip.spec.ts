import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

test('a customer sees waiting loads by incoterm and invoice, opens documents and exports the list', async ({
  page,
}) => {
  await signIn(page, 'customer', '/forge/ready-to-ship')
  const table = page.getByRole('table', { name: 'Ready to Ship' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Invoice Number',
    'Customer Request Date',
    'PO',
    'Customer Part Number',
    'Quantity',
    'Invoice Total',
    'Notification Date',
    'Days in Status',
    'Invoice PDF',
    'Certificate of Conformance',
  ])
  await expect(page.getByText(/^Total amount ready: \$[\d,]+\.\d\d K$/)).toBeVisible()
  for (const term of ['DAP - Delivered at Place', 'EXW - Ex Works', 'Best Way Prepay and Add'])
    await expect(table.getByRole('button', { name: new RegExp(`^${term} \\d+ loads?$`) })).toBeVisible()

  // Portal links lead to order timelines; the others are documents.
  const papers = page.locator('a:not([href^="/forge/"])')
  const row = table.getByRole('row').filter({ has: papers }).first()
  const [invoice = '', , order = ''] = await row.locator('th, td').allTextContents()
  const texts = await Promise.all(
    (await row.locator(papers).all()).map(async (link) => {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.body())), {
        mergePages: true,
      })
      return text
    }),
  )
  expect(texts[0]).toContain(`Invoice ${invoice}`)
  expect(texts[1]).toContain('Certificate of conformance CC')
  expect(texts[1]).toContain(order)

  const count = (await table.getByRole('rowheader').count()) - 1
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /xlsx/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tableDownload.xlsx')
  const [head, ...rows] = await readSheet(await download.path())
  expect(head?.slice(0, 3)).toEqual(['Incoterm', 'Agreed Incoterm', 'Invoice Number'])
  expect(head?.slice(9)).toEqual(['Days in Status', 'Invoice PDF', 'Certificate of Conformance'])
  // Links in a file are absolute.
  const { origin } = new URL(page.url())
  const links = rows.flatMap((cells) => cells.slice(10)).flatMap((cell) => (cell ? String(cell).split(' ') : []))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.startsWith(`${origin}/content/`))).toEqual([])
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.length).toBeLessThan(count)
})

const isOfStatus = { late: (days: number) => days > 7, onTime: (days: number) => days <= 7 }

for (const [status, isOfIt] of Object.entries(isOfStatus))
  test(`ready-to-ship loads are filtered by status: ${status}`, async ({ page }) => {
    await signIn(page, 'customer', `/forge/ready-to-ship?filter=${JSON.stringify({ status })}`)
    const table = page.getByRole('table', { name: 'Ready to Ship' })
    // Placeholder rows are shown until the data arrives.
    await expect(table.locator('tr.group-head').first()).toBeVisible()
    const days = await table.locator('tbody tr:not(.group-head) td:nth-child(8)').allTextContents()
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((text) => !/^\d+(Changed from .+)?$/.test(text) || !isOfIt(Number.parseInt(text, 10)))).toEqual(
      [],
    )
  })
