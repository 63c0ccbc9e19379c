import { portalSettings } from '#kit/portalSettings.ts'
import { atBase } from '#values/basePath.ts'

/** Replaces the history entry, so that Back cannot return to an address with a secret. */
export const leaveTo = (address: string) => window.location.replace(atBase(address))

/** Reads a secret parameter and removes the whole query from the address and its history entry. */
export const takeFromAddress = (name: string) => {
  const { search, pathname } = window.location
  const value = new URLSearchParams(search).get(name)
  if (value !== null) window.history.replaceState(window.history.state, '', pathname)
  return value
}

/** Address of the sign-in form (`LOGIN_URL`) with parameters; null values are omitted. */
export const signInAddress = (parameters: Readonly<Record<string, string | null>>) => {
  const address = new URL(atBase(portalSettings().loginUrl), window.location.origin)
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value)
  return address.href
}
