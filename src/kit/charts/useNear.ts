import { createContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

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
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(see, { rootMargin: margin })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  useEffect(() => {
    const begin = () =>
      flushSync(() => {
        setNear(true)
        setPrinted(true)
      })
    const end = () => setPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return { ref, isNear, isPrinted }
}
