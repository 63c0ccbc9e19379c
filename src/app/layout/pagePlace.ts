import { useLayoutEffect } from 'react'

/**
 * Clicked link that led to the next page: its address, its index among links with that address, and its distance from
 * the top of the window.
 */
interface LeftBy {
  readonly href: string
  readonly at: number
  readonly top: number
}

interface Place {
  readonly y: number
  readonly link: LeftBy | null
}

/** Keyed by the router's index of the history entry. */
const places = new Map<number, Place>()
const entry = (): number | null => window.history.state?.idx ?? null

/** Position to restore after back or forward navigation; consumed by the next page. */
let pendingPlace: { readonly entry: number; readonly place: Place } | null = null

const root = document.documentElement

const linksTo = (href: string) =>
  [...document.querySelectorAll('main a[href]')].filter((link) => link.getAttribute('href') === href)

const leftBy = (target: EventTarget | null): LeftBy | null => {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  const href = link?.getAttribute('href')
  return link && href ? { href, at: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top } : null
}

const keep = (link: LeftBy | null) => {
  const at = entry()
  if (at !== null) places.set(at, { y: root.scrollTop, link })
}

window.addEventListener('scroll', () => keep(null), { passive: true })
window.addEventListener('click', ({ target }) => keep(leftBy(target)), { capture: true })
window.addEventListener('popstate', () => {
  const at = entry()
  const place = at === null ? undefined : places.get(at)
  pendingPlace = at !== null && place ? { entry: at, place } : null
})

const takePendingPlace = () => {
  const pending = pendingPlace
  pendingPlace = null
  return pending?.entry === entry() ? pending.place : null
}

/** Milliseconds during which loading rows may still change the page's height. */
const patience = 30_000
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls until the link is at its previous position; without the link, to the previous scroll offset, as far as the
 * page allows.
 */
const goTo = ({ y, link }: Place) => {
  const found = link && linksTo(link.href)[link.at]
  if (found) root.scrollTop += found.getBoundingClientRect().top - link.top
  else root.scrollTop = y
}

/** Restores a position while the page grows, until the user scrolls, touches or types. */
const keepTo = (place: Place) => {
  if (typeof ResizeObserver === 'undefined') return undefined
  const growing = new ResizeObserver(() => goTo(place))
  // Scroll anchoring would compensate for the same growth a second time.
  root.style.overflowAnchor = 'none'
  const stop = () => {
    growing.disconnect()
    root.style.overflowAnchor = ''
    clearTimeout(late)
    for (const move of moves) window.removeEventListener(move, stop)
  }
  const late = setTimeout(stop, patience)
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  growing.observe(document.body)
  return stop
}

/**
 * Scrolls to the top on new pages and restores the position on back navigation. Row heights may have been estimates, so
 * the clicked link is aligned instead of the offset. The first page of a document keeps the browser's position.
 */
export const useRestoredPosition = (isFirst: boolean) => {
  useLayoutEffect(() => {
    const place = takePendingPlace()
    if (place) return keepTo(place)
    const at = entry()
    if (at !== null) places.delete(at)
    if (!isFirst) root.scrollTop = 0
    return undefined
  }, [isFirst])
}
