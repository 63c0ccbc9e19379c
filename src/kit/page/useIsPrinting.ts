import { useSyncExternalStore } from 'react'

const print = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null

const subscribe = (listener: () => void) => {
  print?.addEventListener('change', listener)
  return () => print?.removeEventListener('change', listener)
}

/** Whether the page is being laid out for paper. In place of MUI's hook, which warns of this query. */
export const useIsPrinting = () => useSyncExternalStore(subscribe, () => print?.matches ?? false)
