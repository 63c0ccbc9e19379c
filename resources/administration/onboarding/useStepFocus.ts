import { useEffect, useRef } from 'react'

/** Brings the focus to a step that has begun: the button that led to it is gone. */
export const useStepFocus = (step: string) => {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) place.current?.focus()
    before.current = step
  }, [step])
  return place
}
