import { tabStorage } from '#values/tabStorage.ts'

/*
 * The server keeps the scripts of earlier builds for a week. A tab that stays open for longer loads the new build at its
 * next navigation, once.
 */
const reloadedKey = 'portal.reloaded'

let isGone = false

/** Scripts of the document; their names change with every build. */
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src)

const isMissing = async (src: string) => {
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

/** Asks the server after a failed import if it still has the build of this tab; false if it cannot be reached. */
export const isBuildGone = async () => {
  isGone ||= (await Promise.all(scripts().map(isMissing))).some((missing) => missing)
  return isGone
}

/** Loads the current address from the server if the build of this tab is gone. Returns false if it need not, or has. */
export const reloadIfGone = () => {
  const build = scripts().join(' ')
  if (!isGone || tabStorage.get(reloadedKey) === build) return false
  // Without storage, a build that is missing on the server, too, would be loaded again and again.
  if (!tabStorage.set(reloadedKey, build)) return false
  window.location.reload()
  return true
}

export const watchImports = () => window.addEventListener('vite:preloadError', () => void isBuildGone())
