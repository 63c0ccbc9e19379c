import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { memo } from 'react'
import { useListSortContext, useResourceContext, useTranslate } from 'react-admin'
import type { Order } from '#schema/list.ts'
import { type Column, shownOrder } from './useColumns.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly hasAction: boolean
}

export const ReportHead = memo(({ columns, hasAction }: Props) => {
  const { sort, setSort } = useListSortContext()
  const translate = useTranslate()
  const resource = useResourceContext()
  const sortBy = (column: Column) => {
    const isTurned = sort.field === column.source && shownOrder(column, sort.order as Order) === 'ASC'
    setSort({ field: column.source, order: shownOrder(column, isTurned ? 'DESC' : 'ASC') })
  }
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => {
          const { source, label, align, isSortable } = column
          const direction = shownOrder(column, sort.order as Order) === 'DESC' ? 'desc' : 'asc'
          const isSorted = isSortable && sort.field === source
          return (
            <TableCell key={source} align={align} sortDirection={isSorted ? direction : false}>
              {isSortable ? (
                <TableSortLabel
                  active={isSorted}
                  direction={isSorted ? direction : 'asc'}
                  onClick={() => sortBy(column)}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          )
        })}
        {hasAction && (
          <TableCell className="row-action">
            {translate(`resources.${resource}.actions`, { _: translate('table.actions') })}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
})
