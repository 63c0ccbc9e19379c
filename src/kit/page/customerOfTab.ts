import { createContext } from 'react'

interface CustomerOfTab {
  readonly customer: number | null
  /** For whom each entry of the tab's history was drawn first, by the entry's key. */
  readonly owners: Map<string, number>
}

/** The customer that the tab acts for; the portal says it to the kit, which knows no providers. */
export const CustomerContext = createContext<CustomerOfTab>({ customer: null, owners: new Map() })
