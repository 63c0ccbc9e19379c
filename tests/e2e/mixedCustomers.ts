import type { BrowserContext } from '@playwright/test'
import type { Rows } from '../support/rows.ts'
import type { Customer } from './totals.ts'

/** What names a row, by table: together they say whose rows a screen shows. */
const names = {
  invoices: 'number',
  purchase_orders: 'number',
  job_orders: 'number',
}

/** Whose every number is; numbers that two customers share name neither. */
async function ownersOf(rows: Rows, customers: readonly Customer[]) {
  const owners = new Map<string, string | null>()
  for (const { id, name } of customers)
    for (const [table, column] of Object.entries(names))
      for (const row of await rows.ask(`select distinct ${column} as name from ${table} where customer_id = ?`, id))
        owners.set(row.name, owners.has(row.name) && owners.get(row.name) !== name ? null : name)
  return [...owners].filter((entry): entry is [string, string] => entry[1] !== null)
}

/**
 * Watches all pages of a browser whenever anything in them changes, before that is drawn: a page whose header names one
 * customer and whose content names a row of another complains at the console, which fails the test. To look in every
 * frame has two tabs draw all the time.
 */
export async function watchForMixing(context: BrowserContext, rows: Rows, customers: readonly Customer[]) {
  await context.addInitScript(watchChanges, await ownersOf(rows, customers))
}

/** Runs in the page. */
function watchChanges(entries: [string, string][]) {
  const owners = new Map(entries)
  const all = new Set(owners.values())
  const look = () => {
    const main = document.querySelector('main')
    const customer = document.querySelector('header [role="status"]')?.textContent ?? ''
    if (!main || !all.has(customer)) return
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const owner = owners.get(texts.currentNode.nodeValue?.trim() ?? '')
      if (owner && owner !== customer)
        console.error(`${location.pathname}: ${owner}'s ${texts.currentNode.nodeValue} is shown as ${customer}'s`)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}
