import { createContext, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../../page/useIsPrinting.ts'

/** So much before it comes into sight. */
const margin = '100px'

/** Whether the chart around is near to what is in sight. */
export const NearContext = createContext(true)

/**
 * Whether a part of a page has come near to what is in sight, and whether it is being printed: paper shows all of it, and
 * waits for nothing that has yet to be fetched.
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
