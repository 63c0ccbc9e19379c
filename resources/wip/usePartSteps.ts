import { useMemo } from 'react'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { type Step, stepOf } from '#schema/wip/steps.ts'
import { wip } from '#schema/wip/wip.ts'
import { standardOf, type WipCard } from './wipCard.ts'

/** True if the part has the step; true for all steps until loaded. */
export type HasStep = (partNumber: string, step: Step) => boolean

// The steps of a part are engineering data and rarely change.
const options = { staleTime: 10 * 60_000 }

/** Loads the steps of the displayed parts of one customer from their process headers; cards do not wait for them. */
export const usePartSteps = (customerId: number | null, cards: readonly WipCard[]): HasStep => {
  // A company's service may leave a number open.
  const partNumbers = useMemo(() => [...new Set(cards.map(standardOf))].filter(Boolean).sort(), [cards])
  const { data } = useCall(
    wip.processHeaders,
    { customerId: customerId ?? 0, partNumbers },
    { ...options, enabled: customerId !== null && partNumbers.length > 0 },
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
