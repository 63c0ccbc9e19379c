import type { BrowserContext } from '@playwright/test'
import type { Rows } from '../../support/database/openRows.ts'
import type { Customer } from '../totals/totals.ts'

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
    if (!main || !all.has(customer)) return
    // What stood there before was looked at, unless the header has named somebody else since.
    if (!isSame) return lookAt(main, customer)
    const changed = changes.flatMap(({ target, addedNodes }) => (target instanceof Text ? [target] : [...addedNodes]))
    for (const node of changed) {
      if (main.contains(node)) lookAt(node, customer)
      else if (node.contains(main)) lookAt(main, customer)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}
