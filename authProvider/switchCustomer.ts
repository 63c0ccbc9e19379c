import type { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { isKeptApart } from '../dataProvider/calls/useCall.ts'
import { currentCustomer, readCustomerId, setCurrentCustomer } from '../dataProvider/customer.ts'

const cookie = 'fcid'
const sevenDays = 7

const readCookie = () => readCustomerId(Cookies.get(cookie) ?? null)

const writeCookie = (id: number) => {
  const isSecure = window.location.protocol === 'https:'
  Cookies.set(cookie, String(id), { expires: sevenDays, sameSite: 'Lax', path: '/', secure: isSecure })
}

/** The customer that a link names, until the server has let the tab act for it, and the one that the tab had before. */
let tried: { readonly id: number; readonly before: number | null } | null = null

/** A new tab starts with the customer that was chosen last in any tab. */
export const seedFromCookie = () => {
  if (currentCustomer() === null) setCurrentCustomer(readCookie())
}

/** Makes the tab act for a customer and seeds new tabs with it. */
export const chooseCustomer = (id: number) => {
  tried = null
  writeCookie(id)
  if (id !== currentCustomer()) setCurrentCustomer(id)
}

const forgetAnswers = (queryClient: QueryClient, id: number) => {
  if (id === currentCustomer()) return
  queryClient.removeQueries({ type: 'inactive' })
  // What the header shows is kept apart by customer, or is the same for all; react-admin's own keys are not.
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isKeptApart(queryKey) })
}

/** Chooses another customer; nothing of the one before stays in any cache. */
export const switchCustomer = (queryClient: QueryClient, id: number) => {
  forgetAnswers(queryClient, id)
  chooseCustomer(id)
}

/**
 * Acts for the customer that a link names, before anything has been asked. Some are never kept as the current one: new
 * tabs wait for the server.
 */
export const beginWithCustomer = (id: number) => {
  tried = { id, before: tried ? tried.before : currentCustomer() }
  setCurrentCustomer(id)
}

/** As `beginWithCustomer`, where answers for another one may be there. */
export const tryCustomer = (queryClient: QueryClient, id: number) => {
  forgetAnswers(queryClient, id)
  beginWithCustomer(id)
}

/** The server lets the tab act for this customer. */
export const keepCustomer = (id: number) => {
  if (tried?.id !== id) return
  tried = null
  writeCookie(id)
}

/** Lets go of a customer that is not, or no longer, one of the user's; a link leaves the tab what it had before. */
export const forgetCustomer = (id: number) => {
  const before = tried?.id === id && tried.before !== id ? tried.before : null
  if (tried?.id === id) tried = null
  if (readCookie() === id) Cookies.remove(cookie)
  if (currentCustomer() === id) setCurrentCustomer(before)
}
