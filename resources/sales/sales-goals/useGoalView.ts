import { useSearchParams } from 'react-router-dom'
import { idFrom } from '#dataProvider/calls/foreign.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import type { AnswerOf } from '#schema/call.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { salesGoals } from '#schema/sales/salesGoals.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { currentYear, offeredYears } from '../seller-budgets/budgetAddress.ts'
import { useSellerName } from '../seller-budgets/SellerName.tsx'

export const tabs = ['overview', 'segments', 'sellers'] as const

/** Choice of all segments together, for one seller. */
export const allSegments = 0

type Choice = 'tab' | 'year' | 'month' | 'segment' | 'seller'

/** Selections of the page, kept in the URL; missing ones have their defaults. */
export const useGoalView = () => {
  const [search, setSearch] = useSearchParams()
  const numberOf = (name: Choice) => (/^\d{1,9}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null)
  const idOf = (name: Choice) => idFrom(search.get(name), salesGoals.goals)
  const year = offeredYears().find((offered) => offered === numberOf('year')) ?? currentYear()
  const month = Math.min(12, numberOf('month') ?? 0)
  const tab = tabs.find((known) => known === search.get('tab')) ?? 'overview'
  const choose = (chosen: Partial<Record<Choice, string | number>>) =>
    setSearch(
      (before) => {
        const parameters = new URLSearchParams(before)
        for (const [name, value] of Object.entries(chosen)) parameters.set(name, String(value))
        return parameters
      },
      { replace: true },
    )
  return { tab, year, month, segmentId: idOf('segment'), sellerId: idOf('seller'), choose }
}

export interface GoalProps {
  readonly view: ReturnType<typeof useGoalView>
}

/** Segments to choose from, and the selected one; the first by default. */
export const useSegments = ({ segmentId }: GoalProps['view']) => {
  const query = useCall(budgets.segments, {}, { staleTime: 60_000 })
  const all = query.data ?? []
  return { query, all, chosen: all.find(({ id }) => id === segmentId) ?? all[0] ?? null }
}

/** Unique sellers of the given goals. */
export const sellersOf = (goals: AnswerOf<typeof salesGoals.goals>) => [
  ...new Map(goals.map(({ sellerId, seller }) => [sellerId, { id: sellerId, name: seller }])).values(),
]

/** Sellers to choose from; a seller without a name is shown by number. */
export const useSellers = ({ sellerId, year }: GoalProps['view']) => {
  const nameOf = useSellerName()
  const hasOwnCall = isOffered(budgets.sellers)
  const ownQuery = useCall(budgets.sellers, {}, { staleTime: 60_000, enabled: hasOwnCall })
  // A service without a list of sellers names them in the sales figures.
  const goals = useCall(salesGoals.goals, { year }, { staleTime: 60_000, enabled: !hasOwnCall })
  const query = hasOwnCall ? ownQuery : { ...goals, data: goals.data && sellersOf(goals.data) }
  const all = (query.data ?? []).map(({ id, name }) => ({ id, name: nameOf({ sellerId: id, seller: name }) }))
  return { query, all, chosen: all.find(({ id }) => id === sellerId) ?? null }
}
