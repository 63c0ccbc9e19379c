import type { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { currentCustomer, readCustomerId, setCurrentCustomer } from '../../../dataProvider/customer.ts'
import { isKeptApart } from '../../../dataProvider/useCall.ts'

const cookie = 'fcid'
const sevenDays = 7

/** A new tab starts with the customer that was chosen last in any tab. */
export const seedFromCookie = () => {
  if (currentCustomer() === null) setCurrentCustomer(readCustomerId(Cookies.get(cookie) ?? null))
}

/** Makes the tab act for a customer and seeds new tabs with it. */
export const chooseCustomer = (id: number) => {
  const isSecure = window.location.protocol === 'https:'
  Cookies.set(cookie, String(id), { expires: sevenDays, sameSite: 'Lax', path: '/', secure: isSecure })
  if (id !== currentCustomer()) setCurrentCustomer(id)
}

/** Chooses another customer; nothing of the one before stays in any cache. */
export const switchCustomer = (queryClient: QueryClient, id: number) => {
  if (id !== currentCustomer()) {
    queryClient.removeQueries({ type: 'inactive' })
    // What the header shows is kept apart by customer, or is the same for all; react-admin's own keys are not.
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isKeptApart(queryKey) })
  }
  chooseCustomer(id)
}

/** Lets go of a customer that is not, or no longer, one of the user's. */
export const forgetCustomer = () => {
  Cookies.remove(cookie)
  setCurrentCustomer(null)
}
