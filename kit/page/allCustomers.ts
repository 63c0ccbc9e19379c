import { createContext, useContext } from 'react'

export interface NamedCustomer {
  readonly id: number
  readonly name: string
}

/** Customers whose rows the lists below show together, by name; null if they show those of the tab's customer. */
export const AllCustomersContext = createContext<readonly NamedCustomer[] | null>(null)

export const useAllCustomers = () => useContext(AllCustomersContext)
