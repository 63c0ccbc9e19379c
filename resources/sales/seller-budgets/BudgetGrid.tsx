import { useTranslate } from 'react-admin'
import { MonthGrid } from '../month-grid/MonthGrid.tsx'
import type { MonthGridProps } from '../month-grid/monthGridProps.ts'
import { labelOf, noMonths, type PlannedRow } from './sellerBudgetModel.ts'

interface Props extends Pick<MonthGridProps, 'onChange' | 'onRemove'> {
  readonly rows: readonly PlannedRow[]
}

const heads = ['customer', 'segment', 'contract'] as const

export const BudgetGrid = ({ rows, onChange, onRemove }: Props) => {
  const translate = useTranslate()
  return (
    <MonthGrid
      label={translate('budgets.months')}
      heads={heads.map((head) => translate(`budgets.${head}`))}
      rows={rows.map((row) => ({
        key: row.key,
        label: labelOf(row),
        head: heads.map((head) => row[head] ?? ''),
        months: row.months ?? noMonths,
        yearly: row.yearly,
      }))}
      onChange={onChange}
      onRemove={onRemove}
    />
  )
}
