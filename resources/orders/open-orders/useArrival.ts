import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { askedFor } from './addresses.ts'

/**
 * The heading of what was asked for: whoever clicked, maybe far above, is brought to it, again with each visit. A page
 * that is opened, restored or come back to with it begins where pages begin.
 */
export const useArrival = (visit: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isComeBackTo = useNavigationType() === 'POP'
  const isAskedFor = !isComeBackTo && (state as Partial<typeof askedFor> | null)?.isAskedFor === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what it happens upon
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [visit])
  return heading
}
