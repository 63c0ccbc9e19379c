import { type ReactNode, useDeferredValue } from 'react'

interface Props {
  /** Placeholder until then. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
}

/**
 * Defers children until after the first render. For parts that are not essential and slow it down, such as MUI's
 * selects, which render twice before the first paint.
 */
export const Deferred = ({ placeholder, children }: Props) => (useDeferredValue(true, false) ? children : placeholder)
