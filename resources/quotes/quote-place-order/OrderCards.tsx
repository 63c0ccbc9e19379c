import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { columns, dollarsOrNone, type OrderRowsProps, useOrderCells } from './OrderCells.tsx'
import { rowKeyOf, totalOf } from './orderRows.ts'

const rest = columns.filter((column) => column !== 'quote')

const cardStyle = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 1.5 }
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
}

export const OrderCards = (props: OrderRowsProps) => {
  const translate = useTranslate()
  const cells = useOrderCells(props)
  const { rows } = props
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('placeOrder.rows')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {rows.map((row) => (
          <Box component="li" key={rowKeyOf(row)} sx={cardStyle}>
            <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
              {cells.quote(row)}
            </Typography>
            <Box component="dl" sx={factsStyle}>
              {rest.map((column) => (
                <Box key={column} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    {translate(`placeOrder.columns.${column}`)}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                    {cells[column](row)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 650, display: 'flex', justifyContent: 'space-between' }}>
        <span>{translate('placeOrder.total')}</span>
        <span>{dollarsOrNone(totalOf(rows))}</span>
      </Typography>
    </>
  )
}
