import { expect, type Page } from '@playwright/test'
import { openRows } from '#tests/support/database/openRows.ts'
import type { Portal } from '#tests/support/portal/portal.ts'

const everyNumber = `select customer_id, number from purchase_orders
  union select customer_id, number from job_orders
  union select customer_id, number from invoices
  union select customer_id, number from load_documents where kind = 'billOfLading'
  union select customer_id, number from heats
  union select load_documents.customer_id, mill_tests.heat from mill_tests
    join load_documents on load_documents.mill_test_id = mill_tests.id`

/** Cached per portal, because no tested screen adds numbers. */
const known = new WeakMap<Portal, Promise<{ customer: number; number: string }[]>>()

function numbersIn(portal: Portal) {
  const read = known.get(portal) ?? readNumbers(portal)
  known.set(portal, read)
  return read
}

async function readNumbers(portal: Portal) {
  const rows = await openRows(portal)
  const all = await rows.ask(everyNumber)
  await rows.close()
  return all.map(({ customer_id, number }) => ({ customer: Number(customer_id), number: String(number) }))
}

export async function readableNumbers(page: Page, portal: Portal): Promise<ReadonlySet<string>> {
  const answer = await page.request.post('/auth/api/menu-options2', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
    data: {},
  })
  if (!answer.ok()) return new Set()
  const [, customers] = (await answer.json()) as [unknown, number[]]
  const all = await numbersIn(portal)
  return new Set(all.filter(({ customer }) => customers.includes(customer)).map(({ number }) => number))
}

export const screensWithNumbers: ReadonlySet<string> = new Set([
  'loads in transit',
  'loads that are ready to ship',
  'the statement of a customer on hold',
  'the invoices that are not due yet',
  'the open orders',
  'the detail of an order',
  'the status report',
  'the dates of a job order',
  'work in progress of the first source',
  'work in progress of the second source, filtered',
  'what a bank reference holds',
  'what a bank reference can be made of',
  'the documents of loads',
  'the delays',
  'a queued date',
  'the consignments',
  "the steel maker's report",
  "the seller's report",
  'the concessions of a customer, opened by staff',
  'the concessions of who is to approve them',
  'the special report',
  'material that came in and went out',
  'the inventory of raw material',
  'the optimization of bars',
  'raw material to be approved',
  'the scrap inventory in detail',
])

const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const found: { text: string; leads: boolean }[] = []
    for (const place of document.querySelectorAll('main :is(td, th, dd, h2), [role="dialog"] :is(td, th, dd)')) {
      const leads = place.querySelector('a[href*="/order?"]') !== null
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // A group header is a button that expands the group; the rows inside repeat its number as a link.
        const isHead = node.parentElement?.closest('button') !== null
        if (!isHead) found.push({ text: (node.textContent ?? '').trim().replace(/ - \d+$/, ''), leads })
      }
    }
    return found
  })

/**
 * Expects every number on the screen to link to the order timeline, except on the timeline itself; returns their count.
 */
export async function expectNumbersToLead(page: Page, numbers: ReadonlySet<string>) {
  if (new URL(page.url()).pathname === '/forge/order') return 0
  const shown = async () => (await shownTexts(page)).filter(({ text }) => numbers.has(text))
  const astray = async () => (await shown()).filter(({ leads }) => !leads)
  await expect.poll(astray, 'numbers that lead to no story').toEqual([])
  return (await shown()).length
}
