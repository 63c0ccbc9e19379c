import Box from '@mui/material/Box'
import { Loadable } from '../../../../src/kit/cards/Loadable.tsx'
import type { BudgetAddress } from '../budgetAddress.ts'
import { SummaryCards } from './SummaryCards.tsx'

const tableHeight = 360

/** A budget that is on its way, in its own shape. */
export const BudgetSkeleton = ({ year }: Pick<BudgetAddress, 'year'>) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <SummaryCards seller="" year={year} rows={[]} isLoading />
    <Loadable isLoading height={tableHeight}>
      {null}
    </Loadable>
  </Box>
)
