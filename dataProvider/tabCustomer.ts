const key = 'portal.customer'
const listeners = new Set<() => void>()

/** Reads a customer's id from a text that anyone may have written; null where it is none. */
export const readCustomerId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** The customer that this tab acts for (DECISIONS S19), or null. */
export const currentCustomer = () => readCustomerId(sessionStorage.getItem(key))

/** Sets the customer that this tab acts for. */
export const setCurrentCustomer = (id: number | null) => {
  if (id === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, String(id))
  for (const listener of listeners) listener()
}

/** Lets go of the customer of a tab that is being left; nothing is drawn anew, which would ask the server once more. */
export const leaveCurrentCustomer = () => sessionStorage.removeItem(key)

/** Calls back whenever another customer is chosen; returns what ends that. */
export const onCustomer = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
