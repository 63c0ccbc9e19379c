import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Disclosure } from '#kit/cards/Disclosure.tsx'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DraftNotice } from '#kit/form/DraftNotice.tsx'
import { UnsavedGuard } from '#kit/form/UnsavedGuard.tsx'
import type { Cents } from '#schema/kinds.ts'
import type { Combination } from '#schema/sales/budgetRules.ts'
import { editAmount } from '../month-grid/amounts.ts'
import { typedCents } from '../month-grid/readAmount.ts'
import { AmountField } from './AmountField.tsx'
import { BudgetGrid } from './BudgetGrid.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { RowChooser } from './RowChooser.tsx'
import { useSellerName } from './SellerName.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { goalOf, monthlyRows, type PlannedRow, type SellerBudget } from './sellerBudgetModel.ts'
import { UploadFailure } from './UploadFailure.tsx'
import { type BudgetEditing, useBudgetEditor } from './useBudgetEditor.ts'
import { nothingChosen, useChoices } from './useChoices.ts'

interface GoalRowProps {
  readonly goal: PlannedRow
  readonly editor: BudgetEditing
  /** Called with false while the input is not a valid number, which cannot be sent. */
  readonly onReadable: (isReadable: boolean) => void
}

const GoalRow = ({ goal, editor, onReadable }: GoalRowProps) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    const cents = typedCents(text, language)
    setTyped(text)
    onReadable(cents !== null)
    if (cents !== null) editor.changeRow(goal.key, (row) => ({ ...row, yearlyGoal: cents }))
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: 360 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AmountField
          label={translate('budgets.goalOf', { segment: goal.segment })}
          text={typed ?? editAmount(goal.yearlyGoal ?? (0 as Cents))}
          isRequired
          onChange={change}
        />
      </Box>
      <IconButton
        aria-label={translate('monthGrid.remove', { row: goal.segment })}
        onClick={() => editor.removeRow(goal.key)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

interface AddToBudgetProps {
  readonly year: number
  readonly rows: readonly PlannedRow[]
  readonly stored: readonly Combination[]
  readonly onAdd: (row: PlannedRow) => void
}

const Chooser = (props: AddToBudgetProps) => {
  const [choice, setChoice] = useState(nothingChosen)
  return <RowChooser {...props} choices={useChoices(props.year)} value={choice} onChange={setChoice} />
}

/** Adds rows to an existing budget, with the same inputs as the wizard's first step. */
const AddToBudget = (props: AddToBudgetProps) => (
  <Disclosure title={useTranslate()('budgets.addToBudget')}>
    <Chooser {...props} />
  </Disclosure>
)

/** Same message for every invalid link, whatever the reason `docs/product/sales.md#modify-link`. */
export const LinkExpired = () => <MessageBanner kind="warning">{useTranslate()('budgets.linkExpired')}</MessageBanner>

interface Props {
  readonly record: SellerBudget
  readonly link: string
  readonly onSaved: () => Promise<void>
}

const focus = (element: HTMLElement | null) => element?.focus()

export const BudgetEditor = (props: Props) => {
  const translate = useTranslate()
  const nameOf = useSellerName()
  const editor = useBudgetEditor(props)
  const [isGoalReadable, setGoalReadable] = useState(true)
  const [wasDecided, setDecided] = useState(false)
  const { base, rows, newer, failure, isExpired, isBusy } = editor
  const goal = goalOf(rows)
  const planned = monthlyRows(rows)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {editor.isRestored && editor.isUnsaved && !isBusy && (
        <DraftNotice hasValues isSecretMissing={false} onDiscard={editor.discard} />
      )}
      <SummaryCards seller={nameOf(base)} year={base.year} rows={rows} />
      {newer ? (
        <ConflictChoice
          key={newer.version}
          base={base}
          newer={newer}
          rows={rows}
          onDecide={(choices) => {
            setDecided(true)
            editor.decide(choices)
          }}
        />
      ) : (
        <Box
          role="group"
          aria-label={translate('budgets.months')}
          tabIndex={-1}
          // The focused button was removed after the decision.
          ref={wasDecided ? focus : undefined}
          sx={{ display: 'grid', gap: 2, minWidth: 0, '&:focus': { outline: 'none' } }}
        >
          <Box sx={{ displayPrint: 'none' }}>
            <AddToBudget year={base.year} rows={rows} stored={base.rows} onAdd={editor.addRow} />
          </Box>
          {goal && <GoalRow goal={goal} onReadable={setGoalReadable} editor={editor} />}
          {planned.length > 0 && (
            <BudgetGrid
              rows={planned}
              onChange={(key, months, yearly) => editor.changeRow(key, (row) => ({ ...row, months, yearly }))}
              onRemove={editor.removeRow}
            />
          )}
          {rows.length === 0 && <EmptyState />}
          <Box sx={{ displayPrint: 'none' }}>
            <BusyButton
              variant="contained"
              disabled={!editor.hasChanges || isExpired || (goal !== undefined && !isGoalReadable)}
              isBusy={isBusy}
              busyHint={translate('kit.wizard.sending')}
              onClick={() => void editor.save()}
            >
              {translate('budgets.finish')}
            </BusyButton>
          </Box>
          {/* Below the button, so that the button does not move. */}
          {isExpired ? (
            <LinkExpired />
          ) : (
            <UploadFailure failure={failure} newRows={rows.filter(({ id }) => id === null)} />
          )}
        </Box>
      )}
      <UnsavedGuard isUnsaved={editor.isUnsaved} />
    </Box>
  )
}
