import { useLayoutEffect } from 'react'

/** The link that led away from a page: its address, which of those with the address, and how far below the window's top it stood. */
interface LeftBy {
  readonly href: string
  readonly at: number
  readonly top: number
}

/** Where a page was left. */
interface Place {
  readonly y: number
  readonly link: LeftBy | null
}

/** By the place of an entry in the browser's history, as the router counts it. */
const places = new Map<number, Place>()
const entry = (): number | null => window.history.state?.idx ?? null

/** The place that the browser has just gone back or forward to, until a page is opened there. */
let wanted: { readonly entry: number; readonly place: Place } | null = null

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
  wanted = at !== null && place ? { entry: at, place } : null
})

const takeWanted = () => {
  const taken = wanted
  wanted = null
  return taken?.entry === entry() ? taken.place : null
}

/** For so long rows may come and change how high the page is. */
const patience = 5_000
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The link where it was; as long as there is none, as far down as the page was, or as it goes. */
const goTo = ({ y, link }: Place) => {
  const found = link && linksTo(link.href)[link.at]
  if (found) root.scrollTop += found.getBoundingClientRect().top - link.top
  else root.scrollTop = y
}

/** Keeps to a place while the page is still growing, and until whoever reads it moves. */
const keepTo = (place: Place) => {
  if (typeof ResizeObserver === 'undefined') return undefined
  const growing = new ResizeObserver(() => goTo(place))
  // The browser would make up for the same growth, once more.
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
 * A page that is opened begins at its top; one that the browser goes back to, where it was left: rows whose height was
 * only estimated have another one by then, so that is where the link stands which led away. The first page of a
 * document begins where the browser lets it begin.
 */
export const usePagePlace = (isFirst: boolean) => {
  useLayoutEffect(() => {
    const place = takeWanted()
    if (place) return keepTo(place)
    const at = entry()
    if (at !== null) places.delete(at)
    if (!isFirst) root.scrollTop = 0
    return undefined
  }, [isFirst])
}
