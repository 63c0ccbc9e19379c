import { useEffect, useRef } from 'react'

/**
 * Brings the focus to a step that has begun: what led to it is gone. So it is heard, and Tab goes on from there. Not to the
 * first one, at which the page opens.
 */
export const useStepFocus = <Place extends HTMLElement>(step: string | number) => {
  const place = useRef<Place>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.focus()
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [step])
  return place
}
