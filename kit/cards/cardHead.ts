import { createContext, type RefObject, useContext } from 'react'

interface CardHead {
  readonly title: string
  /** End of the title line; set after the first render. */
  readonly corner: RefObject<HTMLElement | null>
}

export const CardHeadContext = createContext<CardHead | null>(null)

/** Head of the surrounding card if it has the same title, so that the content need not repeat it. */
export const useCardHead = (title: string) => {
  const head = useContext(CardHeadContext)
  return head?.title === title ? head : null
}
