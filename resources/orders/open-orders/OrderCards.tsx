import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { Cell, cellContent } from '#kit/table/Cell.tsx'
import { iconStyle, linkStyle, moreStyle } from '#kit/table/cellStyles.ts'
import type { Column } from '#kit/table/useColumns.ts'
import { useDelayed } from '#kit/table/useDelayed.ts'
import { useFirstRows } from '#kit/table/useFirstRows.ts'
import { type OrdersProps, type PurchaseOrder, rowsOf, spanning } from './orderRows.ts'

/** Plain elements, styled once by the list, as in a table. */
const cardsStyle: SxProps<Theme> = {
  ...linkStyle,
  ...moreStyle,
  ...iconStyle,
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '& > li': { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 1.5, minWidth: 0 },
  '& .order-head': { display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 },
  '& h2': { typography: 'h3', m: 0, overflowWrap: 'anywhere' },
  '& p': { typography: 'body2', m: 0 },
  '& dl': { m: 0, display: 'grid', gap: 0.25, py: 0.75 },
  '& dl:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    fontSize: 13,
    overflowWrap: 'anywhere',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
}

/** Facts of the first line in sight, if their columns are shown. */
const inSight = ['jobOrder', 'status', 'promiseDate']
const isInSight = ({ source }: Column) => inSight.includes(source)

/** Three facts of the first line of an order; 'More' opens the others, and the other lines. */
const Order = memo(({ columns, order }: { readonly columns: readonly Column[]; readonly order: PurchaseOrder }) => {
  const translate = useTranslate()
  const rows = rowsOf(order)
  const [title, ...rest] = columns
  const common = rest.filter((column) => spanning(order, column))
  const own = rest.filter((column) => !spanning(order, column))
  const [first, ...others] = rows
  if (!title || !first) return null
  const factsOf = (row: (typeof rows)[number], columns = own) => (
    <dl key={row.id}>
      {columns.map((column) => (
        <div key={column.source}>
          <dt>{column.label}</dt>
          <dd>{cellContent(column, row)}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <li>
      <div className="order-head">
        <h2>
          {title.label} {cellContent(title, first)}
        </h2>
        <span>
          {common.map((column) => (
            <Cell key={column.source} column={column} row={first} />
          ))}
        </span>
      </div>
      {others.length > 0 && (
        <p>{translate('orders.firstLine', { count: rows.length, jobOrder: String(first.jobOrder) })}</p>
      )}
      {factsOf(first, own.filter(isInSight))}
      <details>
        <summary aria-label={translate('table.moreOf', { name: order.number })}>{translate('table.more')}</summary>
        {factsOf(
          first,
          own.filter((column) => !isInSight(column)),
        )}
        {others.map((row) => factsOf(row))}
      </details>
    </li>
  )
})

export const OrderCards = ({ label, columns, orders, empty }: OrdersProps) => {
  const { isPending, isFetching } = useListContext<AnyRow>()
  const isSlow = useDelayed(isPending)
  const shown = useFirstRows(orders)
  // Full window height, so that content below is not visible when the cards push it down.
  if (isPending) return <Box sx={{ minHeight: '100dvh' }}>{isSlow && <Skeleton variant="rounded" height={360} />}</Box>
  if (orders.length === 0) return empty
  return (
    <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardsStyle}>
      {shown.map((order) => (
        <Order key={order.id} columns={columns} order={order} />
      ))}
    </Box>
  )
}
