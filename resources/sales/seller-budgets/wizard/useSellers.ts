import { useCall } from '#dataProvider/calls/useCall.ts'
import type { AnswerOf } from '#schema/call.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { isOffered } from '#schema/wire/offered.ts'
import type { BudgetChoices } from '../useChoices.ts'

type Sellers = AnswerOf<typeof budgets.sellers>

/** Unique representatives of the customers. */
export const representativesOf = (customers: BudgetChoices['customers']): Sellers => {
  const names = new Map<number, string>()
  for (const { representativeId, representative } of customers)
    if (representativeId !== null) names.set(representativeId, representative ?? String(representativeId))
  return [...names].map(([id, name]) => ({ id, name }))
}

/**
 * Sellers for whom a budget can be created; for services without a list of sellers, the representatives of the
 * customers.
 */
export const useSellers = (choices: BudgetChoices) => {
  const hasOwnCall = isOffered(budgets.sellers)
  const { data, error, refetch } = useCall(budgets.sellers, {}, { enabled: hasOwnCall })
  if (hasOwnCall) return { data, error, refetch }
  return {
    data: choices.isPending ? undefined : representativesOf(choices.customers),
    error: choices.failure ? choices.error : null,
    refetch: choices.retry,
  }
}
