import { useTranslate } from 'react-admin'
import type { Cents } from '../../../../schema/kinds.ts'
import { MonthGrid } from '../../month-grid/MonthGrid.tsx'
import { labelOf, noMonths, type PlannedRow } from '../sellerBudgetModel.ts'

interface Props {
  readonly rows: readonly PlannedRow[]
  readonly onChange: (key: string, months: readonly Cents[], yearly?: Cents) => void
  readonly onRemove?: (key: string) => void
}

const heads = ['customer', 'segment', 'contract'] as const

/** The months of a budget, to be filled in. */
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
      hasYearly
      onChange={onChange}
      {...(onRemove && { removeRow: onRemove })}
    />
  )
}
