import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { totalOfRow, totalOfRows } from '../../../../schema/sales/budgetRules.ts'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { differenceOf } from '../../month-grid/amounts/spread.ts'
import { describeDifference } from '../../month-grid/gridNotice.ts'
import { labelOf, noMonths } from '../sellerBudgetModel.ts'
import { BudgetTable } from '../view/BudgetTable.tsx'
import type { WizardProps } from './useWizard.ts'

/** Last step: totals, rounding differences, and a table that can be exported. */
export const BudgetReview = ({ wizard }: WizardProps) => {
  const translate = useTranslate()
  const { rows } = wizard.state
  const differences = rows.flatMap((row) => {
    const difference = differenceOf(row.yearly ?? totalOfRow(row), row.months ?? noMonths)
    return difference === 0 ? [] : { label: labelOf(row), text: describeDifference(translate, difference) }
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {translate('budgets.sum', { amount: formatThousands(totalOfRows(rows)) })}
      </Typography>
      {differences.length > 0 && (
        <MessageBanner kind="info">
          {differences.map(({ label, text }) => `${label}: ${text}`).join('\n')}
        </MessageBanner>
      )}
      <BudgetTable rows={rows} />
    </Box>
  )
}
