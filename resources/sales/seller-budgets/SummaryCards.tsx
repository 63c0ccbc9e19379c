import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { LoadableProps } from '#kit/cards/Loadable.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { formatThousands } from '#kit/fields/formats.ts'
import { totalOfRows } from '#schema/sales/budgetRules.ts'
import { countCustomers, type PlannedRow } from './sellerBudgetModel.ts'

interface Props extends LoadableProps {
  /** Empty while loading. */
  readonly seller: string
  readonly year: number
  readonly rows: readonly Pick<PlannedRow, 'customerId' | 'months' | 'yearlyGoal'>[]
}

const layout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
}

const nameStyle = { display: 'block', fontSize: 16, lineHeight: 1.4, whiteSpace: 'normal', overflowWrap: 'anywhere' }

/** Seller, year, total and number of customers. */
export const SummaryCards = ({ seller, year, rows, ...loading }: Props) => {
  const translate = useTranslate()
  const name = (
    <Box component="span" sx={nameStyle}>
      {seller}
    </Box>
  )
  return (
    <Box sx={layout}>
      <StatTile label={translate('budgets.cards.seller')} value={name} {...loading} />
      <StatTile label={translate('budgets.cards.year')} value={String(year)} />
      <StatTile label={translate('budgets.cards.total')} value={formatThousands(totalOfRows(rows))} {...loading} />
      <StatTile label={translate('budgets.cards.customers')} value={countCustomers(rows)} {...loading} />
    </Box>
  )
}
