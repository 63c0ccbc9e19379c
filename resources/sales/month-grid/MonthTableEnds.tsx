import { visuallyHidden } from '@mui/utils'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { sumOf } from './amounts.ts'
import { type AmountColumn, amountAt, amountColumns, type MonthRow } from './monthRow.ts'

interface HeadProps {
  readonly heads: readonly string[]
  readonly canRemove: boolean
  readonly columnName: (column: AmountColumn) => string
}

export const MonthTableHead = memo(({ heads, canRemove, columnName }: HeadProps) => {
  const translate = useTranslate()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {heads.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {amountColumns.map((column) => (
          <th key={column} scope="col" className="number">
            {columnName(column)}
          </th>
        ))}
        <th scope="col" className="total">
          {translate('monthGrid.total')}
        </th>
        {canRemove && (
          <th scope="col" className="action">
            <span style={visuallyHidden}>{translate('monthGrid.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
})

interface FootProps extends HeadProps {
  readonly rows: readonly MonthRow[]
}

export const MonthTableFoot = memo(({ heads, canRemove, rows }: FootProps) => {
  const translate = useTranslate()
  const all = sumOf(rows.map(({ months }) => sumOf(months)))
  return (
    <tfoot>
      <tr aria-rowindex={rows.length + 2}>
        <th scope="row">{useSumLabel()(translate('monthGrid.total'), 'budgetRow.months')}</th>
        {heads.length > 1 && <td colSpan={heads.length - 1} />}
        {amountColumns.map((column) => (
          <td key={column} className="number">
            {formatThousands(sumOf(rows.map((row) => amountAt(row, column))))}
          </td>
        ))}
        <td className="total">{formatThousands(all)}</td>
        {canRemove && <td className="action" />}
      </tr>
    </tfoot>
  )
})
