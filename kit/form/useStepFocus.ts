import { useEffect, useRef } from 'react'

/**
 * Focuses a step after navigation, because the button that led to it is gone: screen readers announce it, and Tab
 * continues there. Skips the initial step.
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
