import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { useDraft } from '#kit/form/useDraft.ts'
import { useStoredDraft } from '#kit/form/useStoredDraft.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { budgets, sellerBudget } from '#schema/sales/budgets.ts'
import { type Choices, differencesOf, mergeRows } from './budgetConflict.ts'
import { useSellerName } from './SellerName.tsx'
import {
  changesGoal,
  changesOf,
  hasChanges,
  type PlannedRow,
  plannedRows,
  type SellerBudget,
} from './sellerBudgetModel.ts'

/** A budget as loaded, the edited rows, and the version saved by another user. */
interface EditorState {
  readonly base: SellerBudget
  readonly rows: readonly PlannedRow[]
  readonly newer: SellerBudget | null
}

const isSent = 'sent'

/** Current version of the budget; or the draft from before the session expired, with the version saved since. */
const startOf = (record: SellerBudget, { found }: ReturnType<typeof useDraft>): EditorState => {
  if (!found) return { base: record, rows: plannedRows(record), newer: null }
  const base = found.record as SellerBudget
  const rows = found.values.rows as readonly PlannedRow[]
  const isNewer = found.sentWith === null && record.version !== base.version
  return { base, rows, newer: isNewer ? record : null }
}

/** Newer version of a budget after a 409 `docs/product/sales.md#budget-conflicts`. */
const newerIn = (error: unknown) =>
  error instanceof CallError && error.status === 409 && error.current
    ? decodeAnswer(sellerBudget, error.current, 'conflict')
    : null

interface Options {
  readonly record: SellerBudget
  readonly link: string
  readonly onSaved: () => Promise<void>
}

export const useBudgetEditor = ({ record, link, onSaved }: Options) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { confirm, alert } = useDialogs()
  const nameOf = useSellerName()
  const draft = useDraft()
  const [state, setState] = useState(() => startOf(record, draft))
  const [phase, setPhase] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [failure, setFailure] = useState<unknown>(null)
  const [isRestored, setRestored] = useState(draft.found !== null)
  const sentWith = useRef<string | null>(null)
  const { base, rows, newer } = state
  const changes = changesOf(base, rows)
  const title = translate('budgets.of', { seller: nameOf(base), year: base.year })
  const isUnsaved = phase !== 'saved' && (hasChanges(changes) || newer !== null)
  useStoredDraft({ draft, values: { rows }, record: base, isUnsaved, sentWith })

  const finish = async () => {
    draft.drafts?.drop(draft.form)
    setPhase('saved')
    await alert({ title, message: translate('budgets.updated') })
    if (changesGoal(changes, base)) navigate('/')
    else await onSaved()
  }
  const meet = async (current: SellerBudget) => {
    // A 409 may be caused by the user's own save whose response was lost.
    if (differencesOf(base, current, rows).length === 0) return finish()
    setState((before) => ({ ...before, newer: current }))
  }
  const sendChanges = async () => {
    setFailure(null)
    setPhase('busy')
    sentWith.current = isSent
    const { sellerId, year, version } = base
    try {
      await send(budgets.update, { sellerId, year, version, link, ...changes })
      sentWith.current = null
      await finish()
    } catch (error) {
      setPhase('idle')
      const current = newerIn(error)
      if (current) await meet(current)
      else setFailure(error)
    } finally {
      sentWith.current = null
    }
  }
  const restore = useEffectEvent(() => {
    const { found, drafts } = draft
    if (!found) return
    drafts?.drop(draft.form)
    if (found.sentWith !== null) void sendChanges()
  })
  useEffect(() => restore(), [])

  const changeRows = (by: (before: readonly PlannedRow[]) => readonly PlannedRow[]) =>
    setState((before) => ({ ...before, rows: by(before.rows) }))
  return {
    ...state,
    hasChanges: hasChanges(changes),
    isUnsaved,
    isBusy: phase === 'busy',
    isExpired: failure instanceof CallError && failure.code === 'link_expired',
    failure,
    isRestored,
    addRow: (row: PlannedRow) => changeRows((before) => [...before, row]),
    removeRow: (key: string) => changeRows((before) => before.filter((row) => row.key !== key)),
    changeRow: (key: string, by: (row: PlannedRow) => PlannedRow) =>
      changeRows((before) => before.map((row) => (row.key === key ? by(row) : row))),
    save: async () => {
      if (await confirm({ title, message: translate('budgets.question') })) await sendChanges()
    },
    decide: (choices: Choices) =>
      setState((before) =>
        before.newer
          ? { base: before.newer, rows: mergeRows(before.base, before.newer, before.rows, choices), newer: null }
          : before,
      ),
    discard: () => {
      setRestored(false)
      setState((before) => {
        const current = before.newer ?? record
        return { base: current, rows: plannedRows(current), newer: null }
      })
    },
  }
}

export type BudgetEditing = ReturnType<typeof useBudgetEditor>
