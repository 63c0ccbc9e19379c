import type { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { isKeptApart } from '#dataProvider/calls/useCall.ts'
import { currentCustomer, readCustomerId, setCurrentCustomer } from '#dataProvider/customer.ts'
import { cookiePath } from '#values/basePath.ts'

const cookie = 'fcid'
const sevenDays = 7

const readCookie = () => readCustomerId(Cookies.get(cookie) ?? null)

const writeCookie = (id: number) => {
  const isSecure = window.location.protocol === 'https:'
  Cookies.set(cookie, String(id), { expires: sevenDays, sameSite: 'Lax', path: cookiePath(), secure: isSecure })
}

const removeCookie = () => Cookies.remove(cookie, { path: cookiePath() })

/** Customer named by a link, until the server accepts it, and the customer the tab had before. */
let tried: { readonly id: number; readonly before: number | null } | null = null

/** A new tab starts with the customer that was chosen last in any tab. */
export const seedFromCookie = () => {
  if (currentCustomer() === null) setCurrentCustomer(readCookie())
}

export const chooseCustomer = (id: number) => {
  tried = null
  writeCookie(id)
  if (id !== currentCustomer()) setCurrentCustomer(id)
}

const forgetAnswers = (queryClient: QueryClient, id: number | null) => {
  if (id === currentCustomer()) return
  queryClient.removeQueries({ type: 'inactive' })
  // Header queries are keyed by customer or the same for all customers; react-admin's own keys are not.
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isKeptApart(queryKey) })
}

export const switchCustomer = (queryClient: QueryClient, id: number) => {
  forgetAnswers(queryClient, id)
  chooseCustomer(id)
}

/** New tabs begin with all customers, too. */
export const switchToAllCustomers = (queryClient: QueryClient) => {
  forgetAnswers(queryClient, null)
  tried = null
  removeCookie()
  setCurrentCustomer(null)
}

/**
 * Switches to the customer named by a link before any request is sent. The cookie is written only after the server
 * accepts it, because some customers never become the current one.
 */
export const beginWithCustomer = (id: number) => {
  tried = { id, before: tried ? tried.before : currentCustomer() }
  setCurrentCustomer(id)
}

export const tryCustomer = (queryClient: QueryClient, id: number) => {
  forgetAnswers(queryClient, id)
  beginWithCustomer(id)
}

export const keepCustomer = (id: number) => {
  if (tried?.id !== id) return
  tried = null
  writeCookie(id)
}

/**
 * Drops a customer the user may not, or no longer, act for. If a link named it, restores the tab's previous customer.
 */
export const forgetCustomer = (id: number) => {
  const before = tried?.id === id && tried.before !== id ? tried.before : null
  if (tried?.id === id) tried = null
  if (readCookie() === id) removeCookie()
  if (currentCustomer() === id) setCurrentCustomer(before)
}
