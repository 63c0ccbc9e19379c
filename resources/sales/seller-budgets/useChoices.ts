import { useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { budgets } from '#schema/sales/budgets.ts'

export interface RowChoice {
  readonly segmentId: number | null
  readonly customerId: number | null
  readonly contractId: number | null
}

export const nothingChosen: RowChoice = { segmentId: null, customerId: null, contractId: null }

/** Options for rows: segments, and customers with their entries in the budgets of a year. */
export const useChoices = (year: number) => {
  const translate = useTranslate()
  const segments = useCall(budgets.segments, {})
  const customers = useCall(budgets.customers, { year }, { keepsRows: true })
  const error = segments.error ?? customers.error
  return {
    segments: segments.data ?? [],
    customers: customers.data ?? [],
    /** The customers already used in this year are not known yet. */
    isPending: segments.isPending || customers.isPending || customers.isPlaceholderData,
    error,
    failure: error && translate('budgets.choicesFailed', { reason: describeReason(error, translate) }),
    retry: () => {
      if (segments.error) void segments.refetch()
      if (customers.error) void customers.refetch()
    },
  }
}

export type BudgetChoices = ReturnType<typeof useChoices>
