import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many children of a wrapping row stand in its first line, and the pixels that they leave at its end. */
export const useFitting = (row: RefObject<HTMLElement | null>, count: number) => {
  const [{ fitting, spare }, setFit] = useState({ fitting: count, spare: 0 })
  useLayoutEffect(() => {
    const element = row.current
    if (!element || count === 0) return
    const measure = () => {
      const children = [...element.children] as HTMLElement[]
      const first = children.filter((child) => child.offsetTop === children[0]?.offsetTop)
      const last = first.at(-1)
      const end = last ? last.offsetLeft + last.offsetWidth : 0
      setFit({ fitting: first.length, spare: Math.max(0, element.offsetLeft + element.offsetWidth - end) })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [row, count])
  return { fitting: Math.min(fitting, count), spare }
}
