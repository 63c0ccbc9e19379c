const signInPaths = /^\/forge\/(login|relogin|loginexterno|password-recovery)(\/|$)/i

/**
 * A page or document of the portal at `origin` to go on to after signing in, as path, query and hash; null for anything
 * else. `next` comes from a link that anyone may have written, so it is resolved as the browser would, and what comes of that
 * is checked.
 */
export const safeNext = (next: string | null | undefined, origin: string) => {
  if (!next || !/^\/(forge(?![^/?#])|content\/)/i.test(next) || !URL.canParse(next, origin)) return null
  const url = new URL(next, origin)
  const isPortal =
    url.origin === origin && (/^\/forge(\/|$)/i.test(url.pathname) || url.pathname.startsWith('/content/'))
  return isPortal && !signInPaths.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
}
