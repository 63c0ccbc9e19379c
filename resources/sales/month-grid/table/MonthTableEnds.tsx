import { visuallyHidden } from '@mui/utils'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { type AmountUnit, formatAmount, sumOf } from '../amounts/amounts.ts'
import { type AmountColumn, amountAt, amountsOf, type MonthRow } from '../monthRow.ts'

interface HeadProps {
  readonly heads: readonly string[]
  readonly columns: readonly AmountColumn[]
  readonly canRemove: boolean
  readonly columnName: (column: AmountColumn) => string
}

/** The names of the columns. */
export const MonthTableHead = memo(({ heads, columns, canRemove, columnName }: HeadProps) => {
  const translate = useTranslate()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {heads.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {columns.map((column) => (
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
  readonly unit: AmountUnit
}

/** The sums of the columns, and of all. */
export const MonthTableFoot = memo(({ heads, columns, canRemove, rows, unit }: FootProps) => {
  const translate = useTranslate()
  const sums = columns.map((column) => sumOf(rows.map((row) => amountAt(amountsOf(row), column))))
  const all = sumOf(rows.map(({ months }) => sumOf(months)))
  return (
    <tfoot>
      <tr aria-rowindex={rows.length + 2}>
        <th scope="row">{translate('monthGrid.total')}</th>
        {heads.length > 1 && <td colSpan={heads.length - 1} />}
        {sums.map((cents, at) => (
          <td key={columns[at]} className="number">
            {formatAmount(unit, cents)}
          </td>
        ))}
        <td className="total">{formatAmount(unit, all)}</td>
        {canRemove && <td className="action" />}
      </tr>
    </tfoot>
  )
})
