import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { DayCell } from '#kit/fields/DayCell.tsx'
import { formatDollars } from '#kit/fields/formats.ts'
import type { Cents } from '#schema/kinds.ts'
import {
  extendedOf,
  type OrderRow,
  type PricedRow,
  withoutRow,
  withQuantity,
  withRelease,
  withRequestDate,
} from './orderRows.ts'

export interface OrderRowsProps {
  readonly rows: readonly PricedRow[]
  readonly partNumberOf: (item: number) => string
  readonly pieceOf: (item: number) => string
  readonly onChange: (rows: readonly OrderRow[]) => void
}

export const columns = [
  'quote',
  'revision',
  'partNumber',
  'quantity',
  'price',
  'extended',
  'requestedOn',
  'release',
  'actions' as const,
] as const

export const dollarsOrNone = (amount: Cents | null) => (amount === null ? '-' : formatDollars(amount))

type Cells = Readonly<Record<(typeof columns)[number], (row: PricedRow) => ReactNode>>

/** Cells shared by the table and the cards. */
export const useOrderCells = ({ rows, partNumberOf, pieceOf, onChange }: OrderRowsProps): Cells => {
  const translate = useTranslate()
  return {
    quote: ({ number, item }) => `${number} / ${item}`,
    revision: ({ revision }) => revision,
    partNumber: ({ item }) => (
      <>
        {partNumberOf(item)}
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
          {pieceOf(item)}
        </Typography>
      </>
    ),
    quantity: (row) => (
      <TextField
        size="small"
        value={row.quantity}
        onChange={({ target }) => onChange(withQuantity(rows, row, target.value))}
        error={row.quantity === ''}
        autoComplete="off"
        slotProps={{
          htmlInput: {
            'aria-label': translate('placeOrder.quantityOf', { item: row.item, release: row.release }),
            inputMode: 'numeric',
            style: { textAlign: 'right', width: 72 },
          },
        }}
      />
    ),
    price: ({ price, quotedPrice }) => (
      <>
        {dollarsOrNone(price)}
        {price !== quotedPrice && (
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('placeOrder.quoted', { price: formatDollars(quotedPrice) })}
          </Typography>
        )}
      </>
    ),
    extended: (row) => dollarsOrNone(extendedOf(row)),
    requestedOn: (row) => (
      <DayCell
        label={translate('placeOrder.dateOf', { item: row.item, release: row.release })}
        day={row.requestedOn}
        onChange={(day) => onChange(withRequestDate(rows, row, day))}
        isLive
      />
    ),
    release: ({ release }) => release,
    actions: (row) => (
      <Box sx={{ display: 'flex' }}>
        <IconButton
          size="small"
          aria-label={translate('placeOrder.addRelease', { item: row.item })}
          onClick={() => onChange(withRelease(rows, row))}
        >
          <AddIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('placeOrder.remove', { item: row.item, release: row.release })}
          onClick={() => onChange(withoutRow(rows, row))}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    ),
  }
}
