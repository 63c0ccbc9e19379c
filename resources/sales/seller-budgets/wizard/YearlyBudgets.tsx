import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import type { Cents } from '#schema/kinds.ts'
import { totalOfRow, totalOfRows } from '#schema/sales/budgetRules.ts'
import { editAmount } from '../../month-grid/amounts.ts'
import { AmountField } from '../AmountField.tsx'
import { labelOf } from '../sellerBudgetModel.ts'
import type { WizardProps } from './useWizard.ts'
import { type WizardRow, withYearly } from './wizardState.ts'

const yearlyOf = (row: WizardRow) => row.yearly ?? totalOfRow(row)

const textOf = (row: WizardRow) => row.typed ?? (yearlyOf(row) === 0 ? '' : editAmount(yearlyOf(row)))

export const YearlyBudgets = ({ wizard }: WizardProps) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { rows } = wizard.state
  const total = totalOfRows(rows.map((row) => ({ months: null, yearlyGoal: yearlyOf(row) }))) as Cents
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 960 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('budgets.yearlyNote')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'end',
        }}
      >
        {rows.map((row) => (
          <AmountField
            key={row.key}
            label={labelOf(row)}
            text={textOf(row)}
            onChange={(typed) => wizard.changeRow(row.key, (before) => withYearly(before, typed, language))}
          />
        ))}
      </Box>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {translate('budgets.sum', { amount: formatThousands(total) })}
      </Typography>
    </Box>
  )
}
