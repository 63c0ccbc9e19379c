import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * How many of these widths fit one after the other into the room, and where the last of them ends. When not all do, one
 * more of the width `more` must fit behind them.
 */
export const fittingIn = (widths: readonly number[], room: number, more: number) => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const areAllFitting = (ends.at(-1) ?? 0) <= room
  const fitting = areAllFitting ? ends.length : ends.filter((end) => end + more <= room).length
  return { fitting, end: ends[fitting - 1] ?? 0 }
}

const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0

/**
 * How many children of a row have room in it, as `fittingIn` says, and where the last of them ends. What is shown of
 * them and of `more` must change none of their widths.
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
    // At once, so that nobody sees, or clicks on, what is about to move.
    const observer = new ResizeObserver(() => flushSync(measure))
    for (const observed of [element, ...children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [row, more, count])
  return { fitting: Math.min(fitting, count), end }
}
