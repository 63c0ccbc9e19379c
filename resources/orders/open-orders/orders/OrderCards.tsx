import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useIsFetching, useListState } from '../../../../src/kit/table/listState.ts'
import { Cell } from '../../../../src/kit/table/rows/Cell.tsx'
import { linkStyle } from '../../../../src/kit/table/rows/cellStyles.ts'
import type { Column } from '../../../../src/kit/table/useColumns.ts'
import { useDelayed } from '../../../../src/kit/table/useDelayed.ts'
import { type PurchaseOrder, rowsOf, spanning } from './orderRows.ts'

interface Props {
  readonly label: string
  readonly columns: readonly Column[]
  readonly orders: readonly PurchaseOrder[]
  /** What stands here when there are no rows. */
  readonly empty: ReactNode
}

const cardStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 1.5,
  minWidth: 0,
}
const lineStyle = { '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' }, py: 0.75 }
const factStyle = { display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 13, overflowWrap: 'anywhere' }

const Order = ({ columns, order }: { readonly columns: readonly Column[]; readonly order: PurchaseOrder }) => {
  const rows = rowsOf(order)
  const [title, ...rest] = columns
  const common = rest.filter((column) => spanning(order, column))
  const own = rest.filter((column) => !spanning(order, column))
  const [first] = rows
  if (!title || !first) return null
  return (
    <Box component="li" sx={cardStyle}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title.label} <Cell column={title} row={first} />
        </Typography>
        <span>
          {common.map((column) => (
            <Cell key={column.source} column={column} row={first} />
          ))}
        </span>
      </Box>
      {rows.map((row) => (
        <Box component="dl" key={row.id} sx={{ m: 0, display: 'grid', gap: 0.25, ...lineStyle }}>
          {own.map((column) => (
            <Box key={column.source} sx={factStyle}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {column.label}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                <Cell column={column} row={row} />
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** The orders on a phone: each a card with its lines. */
export const OrderCards = ({ label, columns, orders, empty }: Props) => {
  const { isPending } = useListState()
  const isFetching = useIsFetching()
  const isSlow = useDelayed(isPending)
  // As high as the window: what stands below is out of sight before the cards push it there.
  if (isPending) return <Box sx={{ minHeight: '100dvh' }}>{isSlow && <Skeleton variant="rounded" height={360} />}</Box>
  if (orders.length === 0) return empty
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isFetching}
      sx={{ ...linkStyle, listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {orders.map((order) => (
        <Order key={order.number} columns={columns} order={order} />
      ))}
    </Box>
  )
}
