import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { formatDay, formatDollars } from '../../../src/kit/kinds/formats.ts'
import { extendedOf, type OrderRow, totalOf, withoutRow, withQuantity, withRelease } from './orderRows.ts'

interface Props {
  readonly rows: readonly OrderRow[]
  readonly partNumberOf: (item: number) => string
  readonly onChange: (rows: readonly OrderRow[]) => void
}

const columns = ['quote', 'revision', 'partNumber', 'quantity', 'price', 'extended', 'requestedOn', 'release'] as const
const numbers: readonly string[] = ['quantity', 'price', 'extended']

/** The rows of an order: quantities can be typed, lines split into releases, rows left out. */
export const OrderTable = ({ rows, partNumberOf, onChange }: Props) => {
  const translate = useTranslate()
  return (
    <TableContainer role="region" aria-label={translate('placeOrder.rows')} tabIndex={0}>
      <Table size="small" aria-label={translate('placeOrder.rows')}>
        <TableHead>
          <TableRow>
            {[...columns, 'actions'].map((name) => (
              <TableCell key={name} align={numbers.includes(name) ? 'right' : 'left'}>
                {translate(`placeOrder.columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { item, release } = row
            return (
              <TableRow key={`${item} ${release}`}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{`${row.number} / ${item}`}</TableCell>
                <TableCell>{row.revision}</TableCell>
                <TableCell>{partNumberOf(item)}</TableCell>
                <TableCell align="right">
                  <TextField
                    size="small"
                    value={row.quantity}
                    onChange={({ target }) => onChange(withQuantity(rows, row, target.value))}
                    error={row.quantity === ''}
                    autoComplete="off"
                    slotProps={{
                      htmlInput: {
                        'aria-label': translate('placeOrder.quantityOf', { item, release }),
                        inputMode: 'numeric',
                        style: { textAlign: 'right', width: 72 },
                      },
                    }}
                  />
                </TableCell>
                <TableCell align="right">{formatDollars(row.price)}</TableCell>
                <TableCell align="right">{formatDollars(extendedOf(row))}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {row.requestedOn ? formatDay(row.requestedOn) : '-'}
                </TableCell>
                <TableCell>{release}</TableCell>
                <TableCell>
                  <Box sx={{ display: 'flex' }}>
                    <IconButton
                      size="small"
                      aria-label={translate('placeOrder.addRelease', { item })}
                      onClick={() => onChange(withRelease(rows, row))}
                    >
                      <AddIcon fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-label={translate('placeOrder.remove', { item, release })}
                      onClick={() => onChange(withoutRow(rows, row))}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  </Box>
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={5}>{translate('placeOrder.total')}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 650, color: 'text.primary' }}>
              {formatDollars(totalOf(rows))}
            </TableCell>
            <TableCell colSpan={3} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
