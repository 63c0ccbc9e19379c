import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { queryKeyOf } from '#dataProvider/calls/useCall.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { useDraft } from '#kit/form/useDraft.ts'
import { useFinish } from '#kit/form/useFinish.ts'
import type { Cents } from '#schema/kinds.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { isUnavailable, type NewBudget, newBudget, newGoal, type PlannedRow } from '../sellerBudgetModel.ts'
import { type BudgetChoices, useChoices } from '../useChoices.ts'
import { useSellers } from './useSellers.ts'
import { areReadable, emptyWizard, isUnsaved, type WizardRow, type WizardState } from './wizardState.ts'

export const useWizard = () => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { confirm } = useDialogs()
  const queryClient = useQueryClient()
  const { found } = useDraft()
  // Restores the draft from before the session expired.
  const [state, setState] = useState<WizardState>(() => ({ ...emptyWizard(), ...found?.values }))
  const [isRestored, setRestored] = useState(found !== null)
  const choices = useChoices(state.year)
  const sellers = useSellers(choices)
  const { finish, forgetFailure, ...sending } = useFinish<NewBudget>({
    values: { ...state },
    isUnsaved: isUnsaved(state),
    send: (budget, repeatKey) => send(budgets.create, budget, { repeatKey }),
    onSent: () => void queryClient.invalidateQueries({ queryKey: ['sellerBudgets'] }),
    // Another user may have added a budget for one of the customers.
    onFailed: () => {
      const [name] = queryKeyOf(budgets.customers, null, {})
      void queryClient.invalidateQueries({ queryKey: [name] })
    },
  })

  const change = (values: Partial<WizardState>) => {
    forgetFailure()
    setState((before) => ({ ...before, ...values }))
  }
  const changeRows = (rows: (before: readonly WizardRow[]) => readonly WizardRow[]) => {
    forgetFailure()
    setState((before) => ({ ...before, rows: rows(before.rows) }))
  }
  const { sellerId, year, rows } = state
  const seller = sellers.data?.find(({ id }) => id === sellerId)?.name ?? ''
  const title = translate('budgets.of', { seller, year })
  const submit = async (budget: NewBudget) => {
    if (await confirm({ title, message: translate('budgets.question') })) await finish(budget)
  }
  return {
    state,
    choices,
    sellers,
    seller,
    title,
    change,
    addRow: (row: PlannedRow) => changeRows((before) => [...before, { ...row, typed: null }]),
    removeRow: (key: string) => changeRows((before) => before.filter((row) => row.key !== key)),
    changeRow: (key: string, by: (row: WizardRow) => WizardRow) =>
      changeRows((before) => before.map((row) => (row.key === key ? by(row) : row))),
    submit: async () => {
      if (sellerId !== null) await submit(newBudget(sellerId, year, rows))
    },
    submitGoal: async (cents: Cents) => {
      const { segmentId } = state.choice
      if (sellerId !== null && segmentId !== null) await submit(newGoal(sellerId, year, segmentId, cents))
    },
    areYearsReadable: areReadable(rows, language),
    ...sending,
    isRestored,
    discard: () => {
      setRestored(false)
      setState(emptyWizard())
    },
  }
}

/** Keys of rows whose customer already has a budget in a year that was selected later. */
export const rejectedRows = (rows: readonly PlannedRow[], { customers }: Pick<BudgetChoices, 'customers'>) =>
  new Set(
    rows.flatMap((row) => {
      const customer = customers.find(({ id }) => id === row.customerId)
      return customer && isUnavailable(customer, row.segmentId) ? [row.key] : []
    }),
  )

export interface WizardProps {
  readonly wizard: ReturnType<typeof useWizard>
}
