import { type ReactNode, useDeferredValue } from 'react'

interface Props {
  /** What keeps the place until then. */
  readonly place: ReactNode
  readonly children: ReactNode
}

/**
 * Draws right after what is around it: for what a page can be read without, and what holds the first drawing up, as MUI's
 * selects do, which are drawn twice before the browser may paint.
 */
export const Later = ({ place, children }: Props) => (useDeferredValue(true, false) ? children : place)
