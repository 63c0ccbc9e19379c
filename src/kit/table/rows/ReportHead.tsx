import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { memo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { Column } from '../columns/useColumns.ts'
import { useListState } from '../state/listState.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly hasAction: boolean
}

export const ReportHead = memo(({ columns, hasAction }: Props) => {
  const { sort, setSort } = useListState()
  const translate = useTranslate()
  const resource = useResourceContext()
  const sortBy = (field: string) => {
    const isTurned = sort.field === field && sort.order === 'ASC'
    setSort({ field, order: isTurned ? 'DESC' : 'ASC' })
  }
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ source, label, align, isSortable }) => {
          const direction = sort.order === 'DESC' ? 'desc' : 'asc'
          const isSorted = isSortable && sort.field === source
          return (
            <TableCell key={source} align={align} sortDirection={isSorted ? direction : false}>
              {isSortable ? (
                <TableSortLabel
                  active={isSorted}
                  direction={isSorted ? direction : 'asc'}
                  onClick={() => sortBy(source)}
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
