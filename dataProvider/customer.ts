import { useSyncExternalStore } from 'react'

const key = 'portal.customer'
const listeners = new Set<() => void>()

const readId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** Reads a customer's id from a text that anyone may have written; null where it is none. */
export const readCustomerId = readId

/** The customer that this tab acts for (DECISIONS S19), or null. */
export const currentCustomer = () => readId(sessionStorage.getItem(key))

/** Sets the customer that this tab acts for. */
export const setCurrentCustomer = (id: number | null) => {
  if (id === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, String(id))
  for (const listener of listeners) listener()
}

/** Lets go of the customer of a tab that is being left; nothing is drawn anew, which would ask the server once more. */
export const leaveCurrentCustomer = () => sessionStorage.removeItem(key)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The customer that this tab acts for; a component that reads it is drawn anew when another is chosen. */
export const useCurrentCustomer = () => useSyncExternalStore(subscribe, currentCustomer)
