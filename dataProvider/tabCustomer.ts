import { idIn, isIdText } from '#schema/kinds.ts'
import { tabStorage } from '#values/tabStorage.ts'
import { isForeign } from './calls/foreign.ts'

const key = 'portal.customer'
const listeners = new Set<() => void>()

const anyCustomer = { service: 'auth', isOwn: false } as const

/** Parses a customer id from untrusted text; null if it is not valid. The portal's own are whole numbers. */
export const readCustomerId = (text: string | null) => {
  if (text && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  return text && isForeign(anyCustomer) && isIdText(text) ? idIn(text) : null
}

/** Null if no customer is selected `docs/product/access.md#customer-of-the-tab`. */
export const currentCustomer = () => readCustomerId(tabStorage.get(key))

export const setCurrentCustomer = (id: number | null) => {
  if (id === null) tabStorage.remove(key)
  else tabStorage.set(key, String(id))
  for (const listener of listeners) listener()
}

/**
 * Clears the customer of a tab that is being left, without notifying listeners: a re-render would send another request.
 */
export const leaveCurrentCustomer = () => tabStorage.remove(key)

/** Calls the listener when another customer is selected; returns the unsubscribe function. */
export const onCustomer = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
