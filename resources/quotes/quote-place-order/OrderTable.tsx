import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'
import { columns, dollarsOrNone, type OrderRowsProps, useOrderCells } from './OrderCells.tsx'
import { rowKeyOf, totalOf } from './orderRows.ts'

const numbers: readonly string[] = ['quantity', 'price', 'extended']
const alignOf = (column: string) => (numbers.includes(column) ? 'right' : 'left')

const region = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }

/** Order rows with editable quantities; lines can be split into releases, rows removed. */
export const OrderTable = (props: OrderRowsProps) => {
  const translate = useTranslate()
  const cells = useOrderCells(props)
  const { rows } = props
  return (
    <TableContainer role="region" aria-label={translate('placeOrder.rows')} tabIndex={0} sx={region}>
      <Table size="small" aria-label={translate('placeOrder.rows')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={alignOf(column)}>
                {translate(`placeOrder.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKeyOf(row)}>
              {columns.map((column) => (
                <TableCell key={column} align={alignOf(column)} sx={{ whiteSpace: 'nowrap' }}>
                  {cells[column](row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={5}>{translate('placeOrder.total')}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 650, color: 'text.primary' }}>
              {dollarsOrNone(totalOf(rows))}
            </TableCell>
            <TableCell colSpan={3} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
