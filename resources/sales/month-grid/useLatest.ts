import { useCallback, useInsertionEffect, useRef } from 'react'

/** The same function at every drawing, which calls the newest: what it is given to need not be drawn again for it. */
export const useLatest = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const newest = useRef(callback)
  // Before the layout effects: a focus that those give is heard at once.
  useInsertionEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
