import { useEffect, useRef } from 'react'

/** The heading of what was asked for: whoever clicked, maybe far above, is brought to it, again with each visit. */
export const useArrival = (visit: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what it happens upon
  useEffect(() => {
    heading.current?.focus()
  }, [visit])
  return heading
}
