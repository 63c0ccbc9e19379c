import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { send } from '../../../../dataProvider/client.ts'
import { queryKeyOf } from '../../../../dataProvider/useCall.ts'
import { budgets } from '../../../../schema/budgets.ts'
import type { Cents } from '../../../../schema/kinds.ts'
import { useDialogs } from '../../../../src/kit/dialogs/dialogs.ts'
import { useDraft } from '../../../../src/kit/form/draft/useDraft.ts'
import { useKeptDraft } from '../../../../src/kit/form/draft/useKeptDraft.ts'
import { repeatKeys } from '../../../../src/kit/form/repeatKeys.ts'
import type { BudgetChoices } from '../fields/useChoices.ts'
import { isTaken, type NewBudget, newBudget, newGoal, type PlannedRow } from '../sellerBudgetModel.ts'
import { areReadable, emptyWizard, isUnsaved, type WizardRow, type WizardState } from './wizardState.ts'

/** The wizard's state as it was left with a session, where it was. */
const stateOf = (values: Readonly<Record<string, unknown>> | undefined): WizardState => ({
  ...emptyWizard(),
  ...values,
})

/** Sends what the wizard has made, once for each set of values; a send that a session's end cut off is made again. */
const useSending = (state: WizardState, draft: ReturnType<typeof useDraft>) => {
  const queryClient = useQueryClient()
  const [phase, setPhase] = useState<'idle' | 'busy' | 'done'>('idle')
  const [failure, setFailure] = useState<unknown>(null)
  const sentWith = useRef<string | null>(null)
  const sent = useRef(state.sent)
  const [keyOf] = useState(() => {
    const { found } = draft
    return repeatKeys(found?.sentWith && state.sent ? { values: state.sent, key: found.sentWith } : undefined)
  })
  const values = { ...state, sent: sent.current }
  useKeptDraft({ draft, values, record: null, isUnsaved: phase !== 'done' && isUnsaved(state), sentWith })

  const sendBudget = async (budget: NewBudget) => {
    setFailure(null)
    setPhase('busy')
    sent.current = budget
    sentWith.current = keyOf(budget)
    try {
      await send(budgets.create, budget, { repeatKey: sentWith.current })
      draft.drafts?.drop(draft.form)
      setPhase('done')
      void queryClient.invalidateQueries({ queryKey: ['sellerBudgets'] })
    } catch (error) {
      setFailure(error)
      setPhase('idle')
      // It may be that somebody else has taken a customer.
      const [name] = queryKeyOf(budgets.customers, null, {})
      void queryClient.invalidateQueries({ queryKey: [name] })
    } finally {
      sentWith.current = null
    }
  }
  const restore = useEffectEvent(() => {
    const { found, drafts } = draft
    if (!found) return
    drafts?.drop(draft.form)
    if (found.sentWith !== null && state.sent) void sendBudget(state.sent)
  })
  useEffect(() => restore(), [])
  return { sendBudget, phase, failure, forget: () => setFailure(null) }
}

/** The state of the wizard, all that can be done to it, and its sending. */
export const useWizard = () => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { confirm } = useDialogs()
  const draft = useDraft()
  const [state, setState] = useState(() => stateOf(draft.found?.values))
  const [isRestored, setRestored] = useState(draft.found !== null)
  const { sendBudget, phase, failure, forget } = useSending(state, draft)

  const change = (values: Partial<WizardState>) => {
    forget()
    setState((before) => ({ ...before, ...values }))
  }
  const changeRows = (rows: (before: readonly WizardRow[]) => readonly WizardRow[]) => {
    forget()
    setState((before) => ({ ...before, rows: rows(before.rows) }))
  }
  const submit = async (budget: NewBudget) => {
    if (await confirm({ message: translate('budgets.question') })) await sendBudget(budget)
  }
  const { sellerId, year, rows } = state
  return {
    state,
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
    isUnsaved: phase !== 'done' && isUnsaved(state),
    isBusy: phase === 'busy',
    isDone: phase === 'done',
    failure,
    isRestored,
    discard: () => {
      setRestored(false)
      setState(emptyWizard())
    },
  }
}

/** Rows whose customer turns out to be used in the year that was chosen after them. */
export const refusedRows = (rows: readonly PlannedRow[], { customers }: Pick<BudgetChoices, 'customers'>) =>
  new Set(
    rows.flatMap((row) => {
      const customer = customers.find(({ id }) => id === row.customerId)
      return customer && isTaken(customer, row.segmentId) ? [row.key] : []
    }),
  )

export type Wizard = ReturnType<typeof useWizard>
