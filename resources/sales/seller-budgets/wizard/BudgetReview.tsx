import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { totalOfRows } from '../../../../schema/budgetRules.ts'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { BudgetTable } from '../view/BudgetTable.tsx'
import type { Wizard } from './useWizard.ts'

interface Props {
  readonly wizard: Wizard
}

/** The last step: all of it once more, in total and as a table that can be had as a file. */
export const BudgetReview = ({ wizard }: Props) => {
  const translate = useTranslate()
  const { rows } = wizard.state
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {translate('budgets.sum', { amount: formatThousands(totalOfRows(rows)) })}
      </Typography>
      <BudgetTable rows={rows} />
    </Box>
  )
}
