import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BusyButton } from '../../../../src/kit/feedback/busy/BusyButton.tsx'
import { EmptyState } from '../../../../src/kit/feedback/EmptyState.tsx'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import { DraftNotice } from '../../../../src/kit/form/draft/DraftNotice.tsx'
import { UnsavedGuard } from '../../../../src/kit/form/UnsavedGuard.tsx'
import { ConflictChoice } from '../conflict/ConflictChoice.tsx'
import { useSellerName } from '../fields/SellerName.tsx'
import { goalOf, monthlyRows, type SellerBudget } from '../sellerBudgetModel.ts'
import { UploadFailure } from '../UploadFailure.tsx'
import { BudgetGrid } from '../view/BudgetGrid.tsx'
import { SummaryCards } from '../view/SummaryCards.tsx'
import { AddToBudget } from './AddToBudget.tsx'
import { GoalRow } from './GoalRow.tsx'
import { useBudgetEditor } from './useBudgetEditor.ts'

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
