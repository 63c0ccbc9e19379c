const signInPaths = /^\/forge\/(login|relogin|loginexterno|password-recovery)(\/|$)/i

/**
 * Page or document of the portal to open after signing in, as path, query and hash; null for anything else. `next`
 * comes from a link that anyone can write, so it is resolved like in the browser and the result is checked.
 */
export const safeNext = (next: string | null | undefined, origin: string) => {
  if (!next || !/^\/(forge(?![^/?#])|content\/)/i.test(next) || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  const isPortal =
    url.origin === origin && (/^\/forge(\/|$)/i.test(url.pathname) || url.pathname.startsWith('/content/'))
  return isPortal && !signInPaths.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
}
