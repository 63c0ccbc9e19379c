import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Number of items that fit into the available width, and the end position of the last one. If not all fit, reserves
 * space for the 'More' button.
 */
export const fittingIn = (widths: readonly number[], room: number, more: number) => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const areAllFitting = (ends.at(-1) ?? 0) <= room
  const fitting = areAllFitting ? ends.length : ends.filter((end) => end + more <= room).length
  return { fitting, end: ends[fitting - 1] ?? 0 }
}

const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0

/**
 * Number of children that fit into a row (see `fittingIn`), and the end position of the last one. Rendering must not
 * depend on it in ways that change the widths of the children or of `more`.
 */
export const useFitting = (row: RefObject<HTMLElement | null>, more: RefObject<HTMLElement | null>, count: number) => {
  const [{ fitting, end }, setFit] = useState({ fitting: count, end: 0 })
  useLayoutEffect(() => {
    const element = row.current
    if (!element || count === 0) return
    const children = [...element.children]
    const measure = () => setFit(fittingIn(children.map(widthOf), widthOf(element), widthOf(more.current)))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    // Synchronously, so that users neither see nor click entries that are about to move.
    const observer = new ResizeObserver(() => flushSync(measure))
    for (const observed of [element, ...children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [row, more, count])
  return { fitting: Math.min(fitting, count), end }
}
