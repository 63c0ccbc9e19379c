import { useSyncExternalStore } from 'react'
import { currentCustomer, onCustomer } from './tabCustomer.ts'

export { currentCustomer, leaveCurrentCustomer, readCustomerId, setCurrentCustomer } from './tabCustomer.ts'

/** The customer that this tab acts for; a component that reads it is drawn anew when another is chosen. */
export const useCurrentCustomer = () => useSyncExternalStore(onCustomer, currentCustomer)
