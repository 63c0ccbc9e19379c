import { createContext, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../page/useIsPrinting.ts'

/** Distance from the viewport at which loading starts. */
const margin = '100px'

export const NearContext = createContext(true)

/**
 * Tracks whether an element is near the viewport or being printed. Printing includes everything, but cannot wait for
 * code that is not loaded.
 */
export const useNear = () => {
  const ref = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  const isPrinted = useIsPrinting()
  useEffect(() => {
    if (isSeen || !ref.current) return
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }
    const observer = new IntersectionObserver(see, { rootMargin: margin })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen])
  return { ref, isNear: isSeen || isPrinted, isPrinted }
}
