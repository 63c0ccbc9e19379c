import { useSyncExternalStore } from 'react'

const print = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null

const subscribe = (listener: () => void) => {
  print?.addEventListener('change', listener)
  return () => print?.removeEventListener('change', listener)
}

/** True while printing. Replaces MUI's media query hook, which warns about this query. */
export const useIsPrinting = () => useSyncExternalStore(subscribe, () => print?.matches ?? false)
