import { useSyncExternalStore } from 'react'

const print = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null

const subscribe = (listener: () => void) => {
  print?.addEventListener('change', listener)
  return () => print?.removeEventListener('change', listener)
}

/** Whether the page is being laid out for paper. */
export const useIsPrinting = () => useSyncExternalStore(subscribe, () => print?.matches ?? false)
