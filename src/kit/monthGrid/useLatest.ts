import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, which calls the newest: what it is given to need not be drawn again for it. */
export const useLatest = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
