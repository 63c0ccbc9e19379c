let base = ''

/** Sets the path of `PUBLIC_URL`, such as `/portal`; empty if the portal has a host of its own. */
export const setBasePath = (path: string) => {
  base = path
}

export const basePath = () => base

/** Path of the portal's cookies. */
export const cookiePath = () => base || '/'

/**
 * Address as the browser needs it: code, settings and answers write the portal's own addresses without the base path
 * `docs/decisions/082`. Addresses of other sites stay as they are.
 */
export const atBase = (address: string) => (address.startsWith('/') ? base + address : address)

/** Path in the browser's address bar without the base path. */
export const withoutBase = (pathname: string) => (pathname.startsWith(base) ? pathname.slice(base.length) : pathname)
