import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Cents } from '../../../../schema/kinds.ts'
import { editAmount } from '../../month-grid/amounts/amounts.ts'
import { typedCents } from '../../month-grid/amounts/readAmount.ts'
import { AmountField } from '../fields/AmountField.tsx'
import type { PlannedRow } from '../sellerBudgetModel.ts'
import type { BudgetEditing } from './useBudgetEditor.ts'

interface Props {
  readonly goal: PlannedRow
  readonly editor: BudgetEditing
  /** Called with false while the input is not a valid number, which cannot be sent. */
  readonly onReadable: (isReadable: boolean) => void
}

export const GoalRow = ({ goal, editor, onReadable }: Props) => {
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
