import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import type { TotalParts } from '../reportParts.ts'
import { useTotals } from './totals.ts'

interface Props extends TotalParts {
  readonly hasAction: boolean
}

export const TotalRow = ({ columns, rows, total, totalLabel, sumsOf, hasAction }: Props) => {
  const { sums, title } = useTotals(rows, total, sumsOf, totalLabel)
  return (
    <TableFooter>
      <TableRow>
        {columns.map((column, position) => (
          <TableCell
            key={column.source}
            align={column.align}
            {...(position === 0 ? { component: 'th', scope: 'row' } : {})}
          >
            {position === 0 && title}
            {position > 0 && total.includes(column.source) && column.format(sums)}
          </TableCell>
        ))}
        {hasAction && <TableCell className="row-action" />}
      </TableRow>
    </TableFooter>
  )
}
