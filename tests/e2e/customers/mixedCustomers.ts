import type { BrowserContext } from '@playwright/test'
import type { Rows } from '#tests/support/database/openRows.ts'
import type { Customer } from '../totals/totals.ts'

/** Identifying columns by table; their values show which customer a screen belongs to. */
const names = {
  invoices: 'number',
  purchase_orders: 'number',
  job_orders: 'number',
}

/** Customer by number; null for numbers that several customers share. */
async function ownersOf(rows: Rows, customers: readonly Customer[]) {
  const owners = new Map<string, string | null>()
  for (const { id, name } of customers)
    for (const [table, column] of Object.entries(names))
      for (const row of await rows.ask(`select distinct ${column} as name from ${table} where customer_id = ?`, id))
        owners.set(row.name, owners.has(row.name) && owners.get(row.name) !== name ? null : name)
  return [...owners].filter((entry): entry is [string, string] => entry[1] !== null)
}

/**
 * Watches all pages of a browser for mixed customers: if the header names one customer and the content a row of
 * another, it logs a console error, which fails the test. Triggered by DOM changes before they are painted, because
 * checking every frame would keep both tabs rendering.
 */
export async function watchForMixing(context: BrowserContext, rows: Rows, customers: readonly Customer[]) {
  await context.addInitScript(watchChanges, await ownersOf(rows, customers))
}

/** Runs in the page. */
function watchChanges(entries: [string, string][]) {
  const owners = new Map(entries)
  const all = new Set(owners.values())
  const complain = ({ nodeValue }: Node, customer: string) => {
    const owner = owners.get(nodeValue?.trim() ?? '')
    if (owner && owner !== customer)
      console.error(`${location.pathname}: ${owner}'s ${nodeValue} is shown as ${customer}'s`)
  }
  const lookAt = (node: Node, customer: string) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    if (node instanceof Text) complain(node, customer)
    while (texts.nextNode()) complain(texts.currentNode, customer)
  }
  let customerBefore = ''
  const look = (changes: MutationRecord[]) => {
    const main = document.querySelector('main')
    const customer = document.querySelector('header [role="status"]')?.textContent ?? ''
    const isSame = customer === customerBefore
    customerBefore = customer
    // Lists of all customers name the customer of each row.
    if (!main || !all.has(customer) || /^\/forge\/(to-do|requests)$/.test(location.pathname)) return
    // Checks only the changes, unless the header has changed.
    if (!isSame) return lookAt(main, customer)
    const changed = changes.flatMap(({ target, addedNodes }) => (target instanceof Text ? [target] : [...addedNodes]))
    for (const node of changed) {
      if (main.contains(node)) lookAt(node, customer)
      else if (node.contains(main)) lookAt(main, customer)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}
