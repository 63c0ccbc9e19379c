import { useMemo } from 'react'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { type Step, stepOf } from '../../../schema/wip/steps.ts'
import { wip } from '../../../schema/wip/wip.ts'
import { standardOf, type WipCard } from './wipCard.ts'

/** Which steps a part has; all of them as long as nobody has said so. */
export type HasStep = (partNumber: string, step: Step) => boolean

// What a part goes through is part of its engineering: it does not change from page to page.
const kept = { staleTime: 10 * 60_000 }

/** The steps of the parts on the screen, from their process headers; cards do not wait for them. */
export const usePartSteps = (customerId: number, cards: readonly WipCard[]): HasStep => {
  const partNumbers = useMemo(() => [...new Set(cards.map(standardOf))].sort(), [cards])
  const { data } = useCall(
    wip.processHeaders,
    { customerId, partNumbers },
    { ...kept, enabled: partNumbers.length > 0 },
  )
  return useMemo(() => {
    const stepsOfPart = new Map<string, Set<Step>>()
    for (const { standard, process } of data ?? []) {
      const own = stepsOfPart.get(standard) ?? new Set()
      stepsOfPart.set(standard, own.add(stepOf(process)))
    }
    return (partNumber, step) => stepsOfPart.get(partNumber)?.has(step) ?? true
  }, [data])
}
