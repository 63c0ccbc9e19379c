import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { Cell } from './Cell.tsx'
import { longStyle } from './cellStyles.ts'
import type { AnyRow } from './reportOptions.ts'
import type { Column } from './useColumns.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  readonly rowAction: ((row: AnyRow) => ReactNode) | undefined
}

/** The rows of the current page; the first cell heads its row. */
export const ReportRows = ({ columns, rows, rowAction }: Props) => (
  <TableBody>
    {rows.map((row) => (
      <TableRow key={row.id}>
        {columns.map((column, position) => (
          <TableCell
            key={column.source}
            align={column.align}
            {...(position === 0 ? { component: 'th', scope: 'row' } : {})}
            {...(column.isLong ? { sx: longStyle, title: column.say(row) || undefined } : {})}
          >
            <Cell column={column} row={row} />
          </TableCell>
        ))}
        {rowAction && (
          <TableCell className="row-action" align="right">
            {rowAction(row)}
          </TableCell>
        )}
      </TableRow>
    ))}
  </TableBody>
)
