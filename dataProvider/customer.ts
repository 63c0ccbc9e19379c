import { useSyncExternalStore } from 'react'
import { currentCustomer, onCustomer } from './tabCustomer.ts'

export { currentCustomer, leaveCurrentCustomer, readCustomerId, setCurrentCustomer } from './tabCustomer.ts'

/** The customer of this tab; re-renders the component when it changes. */
export const useCurrentCustomer = () => useSyncExternalStore(onCustomer, currentCustomer)
