import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'
import { useListState } from '../listState.ts'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'

/** The sums of some columns over rows; nothing counts as 0. Money adds up exactly, being integer cents. */
export const totalsOf = (rows: readonly AnyRow[], sources: readonly string[]): AnyRow => {
  const sums = sources.map((source) => [source, rows.reduce((sum, row) => sum + Number(row[source] ?? 0), 0)])
  return { id: 'total', ...Object.fromEntries(sums) }
}

interface Props {
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  readonly sources: readonly string[]
  readonly hasAction: boolean
}

/** The sums below a report; of the page, and said so, where there are more rows than the page shows. */
export const TotalRow = ({ columns, rows, sources, hasAction }: Props) => {
  const { total } = useListState()
  const translate = useTranslate()
  const sums = totalsOf(rows, sources)
  const title = translate(total === rows.length ? 'table.total' : 'table.pageTotal')
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
