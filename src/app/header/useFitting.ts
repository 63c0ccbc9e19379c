import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many children of a wrapping row stand in its first line; drawn anew as the window or the texts change. */
export const useFitting = (row: RefObject<HTMLElement | null>, count: number) => {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || count === 0) return
    const measure = () => {
      const children = [...element.children] as HTMLElement[]
      const top = children[0]?.offsetTop
      setFitting(children.filter((child) => child.offsetTop === top).length)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [row, count])
  return Math.min(fitting, count)
}
