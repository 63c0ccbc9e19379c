import { createContext, useContext } from 'react'
import type { Side } from './useSide.ts'

interface ConcessionScreen {
  readonly customerId: number
  readonly side: Side | null
  /** Refetches the concessions; the current ones stay visible while loading. */
  readonly reload: () => Promise<unknown>
}

export const ConcessionContext = createContext<ConcessionScreen | null>(null)

export const useConcessionScreen = () => {
  const screen = useContext(ConcessionContext)
  if (!screen) throw new Error('A concession needs its screen around it.')
  return screen
}
