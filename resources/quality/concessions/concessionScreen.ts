import { createContext, useContext } from 'react'
import type { Side } from './useSide.ts'

interface ConcessionScreen {
  readonly customerId: number
  readonly side: Side | null
  /** Asks for the concessions anew; what is shown stays until they are there. */
  readonly reload: () => Promise<unknown>
}

/** What the parts of every concession need to know of the screen around. */
export const ConcessionContext = createContext<ConcessionScreen | null>(null)

export const useConcessionScreen = () => {
  const screen = useContext(ConcessionContext)
  if (!screen) throw new Error('A concession needs its screen around it.')
  return screen
}
