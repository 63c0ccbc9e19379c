import { type ReactNode, useDeferredValue } from 'react'

interface Props {
  /** What keeps the place until then. */
  readonly place: ReactNode
  readonly children: ReactNode
}

/**
 * Draws right after what is around it: for what a page can be read without. MUI's selects hold the first drawing up, since
 * each is drawn twice before the browser may paint.
 */
export const Later = ({ place, children }: Props) => (useDeferredValue(true, false) ? children : place)
