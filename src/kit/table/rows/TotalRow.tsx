import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'
import { type SumsOf, useTotals } from './totals.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  readonly sources: readonly string[]
  readonly sumsOf: SumsOf
  readonly hasAction: boolean
}

/** The sums below a report. */
export const TotalRow = ({ columns, rows, sources, sumsOf, hasAction }: Props) => {
  const { sums, title } = useTotals(rows, sources, sumsOf)
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
            {position > 0 && sources.includes(column.source) && column.format(sums)}
          </TableCell>
        ))}
        {hasAction && <TableCell className="row-action" />}
      </TableRow>
    </TableFooter>
  )
}
