import { createContext, type RefObject, useContext } from 'react'

interface CardHead {
  readonly title: string
  /** The end of the title's line, there once it is drawn. */
  readonly corner: RefObject<HTMLElement | null>
}

/** The head of the card around. */
export const CardHeadContext = createContext<CardHead | null>(null)

/** The head of the card around where it bears this title: its content need not say it twice. */
export const useCardHead = (title: string) => {
  const head = useContext(CardHeadContext)
  return head?.title === title ? head : null
}
