import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { openList } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { sideways } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Open orders', exact: true }).getByRole('heading', { level: 2 })
const tab = (page: Page) => page.getByRole('tab')
const jobOrder = (page: Page) => page.getByRole('textbox', { name: 'Anvil Job Order' })

const valuesOf = (page: Page, position: number) =>
  cards(page)
    .nth(position)
    .evaluate((heading) => {
      const names = [...(heading.closest('li')?.querySelectorAll('dt') ?? [])]
      return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
    })

type Line = Record<string, string | number | boolean | null>

async function linesOf(page: Page, customer: number, query: Record<string, string> = {}): Promise<Line[]> {
  const answer = await page.request.get(`/read/api/Customers/${customer}/wipreport?${new URLSearchParams(query)}`)
  return JSON.parse((await answer.json()).value)
}

async function stepLinesOf(page: Page, customer: number) {
  const answer = await page.request.get(`/read/WIP/getwipdetalle/${customer}`)
  return (await answer.json()).wipdetalle as (Line & { OP: string })[]
}

const dayZero = Date.UTC(1899, 11, 30)

/** Converts a date on a card to the serial number used in workbooks; keeps other texts. */
function asCell(shown: string) {
  // Files do not contain the number of days that a date has moved.
  const text = shown.replace(/[+−]\d+ d$/, '')
  const isDay = /^\d\d\/[A-Z][a-z]{2}\/\d{4}$/.test(text)
  return isDay ? (Date.parse(`${text.replaceAll('/', ' ')} UTC`) - dayZero) / 86_400_000 : text
}

test("an order's URL shows its card only, and clearing the filter shows all", async ({ page }) => {
  await signIn(page, 'hold')
  const lines = await stepLinesOf(page, 102)
  const line = lines[Math.floor(lines.length / 2)]
  await goTo(page, `/production-parts?op=${line?.OP}`)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(String(line?.OP))
  await expect(tab(page)).toHaveText('Open orders (1)')
  await expect(page).toHaveURL(/\/forge\/production-parts\?filter=/)
  await expect(jobOrder(page)).toHaveValue(String(line?.OP))
  expect(await valuesOf(page, 0)).toMatchObject({
    'Purchase Order': line?.pedido,
    'Line Item': String(line?.lineitem),
    'Customer Part Number': line?.NumeroParte,
  })
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(tab(page)).toHaveText(`Open orders (${lines.length})`)
  await expect(cards(page)).toHaveCount(Math.min(25, lines.length))
  await page.reload()
  await expect(tab(page)).toHaveText(`Open orders (${lines.length})`)
})

test('work in progress is filtered by each number and by status, singly and combined', async ({ page }) => {
  await signIn(page, 'customer')
  await goByMenu(page, 'Orders', 'WIP Report')
  await expect(cards(page)).toHaveCount(25)
  const lines = await linesOf(page, 101)
  const late = lines.filter(({ Status }) => Status === 'Late')
  const some = late[0] ?? {}

  await page.getByRole('textbox', { name: 'Part Number' }).fill(String(some.AnvilPartNumber))
  await page.keyboard.press('Enter')
  const ofPart = lines.filter((line) => line.AnvilPartNumber === some.AnvilPartNumber)
  await expect(tab(page)).toHaveText(`Open orders (${ofPart.length})`)
  await openList(page, 'Status')
  await expect(page.getByRole('option')).toHaveText(['All', 'Late', 'Delayed', 'On Time', 'In Transit', 'Delivered'])
  await page.getByRole('option', { name: 'Late' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const both = ofPart.filter(({ Status }) => Status === 'Late')
  await expect(tab(page)).toHaveText(`Open orders (${both.length})`)
  await expect(cards(page).filter({ hasText: 'Late' })).toHaveCount(Math.min(25, both.length))

  await page.getByRole('button', { name: 'Remove the filter Part Number' }).click()
  await expect(tab(page)).toHaveText(`Open orders (${late.length})`)
  await page.getByRole('textbox', { name: 'Purchase Order' }).fill('nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No results found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(tab(page)).toHaveText(`Open orders (${lines.length})`)
})

test('the export contains all lines as the cards show them, with a column per place', async ({ page }) => {
  await signIn(page, 'customer', '/forge/wip-reports?filter={"status":"late"}&perPage=100')
  const late = (await linesOf(page, 101)).filter(({ Status }) => Status === 'Late')
  await expect(tab(page)).toHaveText(`Open orders (${late.length})`)
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const [head = [], ...rows] = await readSheet(await (await started).path())
  const places = [
    'Not started',
    'Cutting',
    'Forging',
    'Heat Treatment',
    'Pre Machining',
    'Splitting',
    'Machining',
    'Spot Micros',
    'Final Inspection',
    'NDT',
    'Laboratory',
    'Approval',
    'Finished Goods',
    'Other',
  ]
  expect(head).toEqual([
    'Anvil Job Order',
    'Purchase Order',
    'Release',
    'Customer Part Number',
    'Anvil Part Number',
    'New introduction',
    'Customer Request Date',
    'Anvil Commitment Date',
    'Qty',
    'Shipped',
    'Open Qty',
    'Status',
    ...places,
  ])
  expect(rows).toHaveLength(late.length)
  const at = (name: string) => head.indexOf(name)
  expect(rows.map((row) => row[at('Anvil Job Order')])).toEqual(late.map(({ AnvilOrder }) => AnvilOrder))
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[at(name)]), 0)
  for (const [name, wire] of [
    ...['Qty', 'Shipped', 'Cutting', 'Forging', 'NDT', 'Laboratory', 'Approval', 'Other'].map((both) => [both, both]),
    ['Spot Micros', 'PDP'],
    ['Finished Goods', 'FinishedGoods'],
  ] as [string, string][]) {
    expect(sum(name), name).toBe(late.reduce((total, line) => total + Number(line[wire]), 0))
  }
  for (const [position, row] of rows.slice(0, 10).entries()) {
    const shown = await valuesOf(page, position)
    for (const name of ['Purchase Order', 'Customer Part Number', 'Qty', 'Shipped', 'Open Qty'])
      expect(String(row[at(name)]), name).toBe(shown[name]?.replaceAll(',', ''))
    for (const name of ['Customer Request Date', 'Anvil Commitment Date'])
      expect(row[at(name)] ?? '-', name).toBe(asCell(shown[name] ?? ''))
    for (const place of places)
      expect(row[at(place)], place).toBe(Number(shown[place]?.replace('-', '0').replaceAll(',', '')))
  }
})

test('work in progress shows the customer of 25,000 lines, also on a phone', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin', '/forge/wip-reports?fcid=109&perPage=10')
  await expect(tab(page)).toHaveText('Open orders (25,000)')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText('1–10 of 25,000')).toBeVisible()
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => sideways(page)).toBe(0)
  }
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('11–20 of 25,000')).toBeVisible()
})

test('the overview below the WIP report shows how many pieces it excludes', async ({ page }) => {
  await signIn(page, 'customer', '/forge/Chart')
  const steps = await linesOf(page, 101)
  const others = steps.reduce((total, line) => total + Number(line.Other), 0)
  expect(others).toBeGreaterThan(1)
  await expect(
    page.getByText(`${others.toLocaleString('en-US')} pieces in other steps are not in the chart.`),
  ).toBeVisible()
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('listitem').filter({ hasNotText: /^\/$/ })).toHaveText([
    'Orders',
    'WIP Report',
    'WIP Overview',
  ])
  // The chart fits in its card and in the window.
  const drawing = page.getByRole('img', { name: /^Pieces in process\. / })
  await expect(drawing.locator('svg')).toBeVisible()
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Orders' }).click()
  await expect(page.getByRole('menuitem', { name: 'WIP Report' })).toHaveClass(/Mui-selected/)
  await page.keyboard.press('Escape')
  await way.getByRole('link', { name: 'WIP Report' }).click()
  await expect(tab(page)).toHaveText(/^Open orders \(/)
})
