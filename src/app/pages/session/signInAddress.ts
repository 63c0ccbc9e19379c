import { portalSettings } from '../../../kit/portalSettings.ts'

/** Loads another document in place of this one; there is no way back to an address that carried a secret. */
export const leaveTo = (url: string) => window.location.replace(url)

/** Reads a secret parameter of the address and at once strips the whole query from it, history entry included. */
export const takeFromAddress = (name: string) => {
  const { search, pathname } = window.location
  const value = new URLSearchParams(search).get(name)
  if (value !== null) window.history.replaceState(window.history.state, '', pathname)
  return value
}

/** Where the sign-in form is (`LOGIN_URL`), with parameters for it; those without a value are left out. */
export const signInAddress = (parameters: Readonly<Record<string, string | null>>) => {
  const address = new URL(portalSettings().loginUrl, window.location.origin)
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value)
  return address.href
}
