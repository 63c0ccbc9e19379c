import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { formatDay } from '#kit/fields/formats.ts'
import { StateWord } from '#kit/table/StateWord.tsx'
import { stateOf } from '#schema/orders/orderStatus.ts'
import type { OrderTimeline } from '#schema/orders/orderTimeline.ts'
import { timelineAddress } from '#schema/orders/timelineAddress.ts'

const columns = ['line', 'promised', 'status'] as const

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { py: 0.75, pr: 1, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& :is(th, td):last-child': { pr: 0, textAlign: 'right' },
  '& thead th': { color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& td': { whiteSpace: 'nowrap' },
} as const

/** Lines of a purchase order, or those that share another number, each with a link to its timeline. */
export const Lines = ({ lines }: Pick<OrderTimeline, 'lines'>) => {
  const translate = useTranslate()
  const [shown] = lines
  const sorted = lines.toSorted(
    (one, other) => one.purchaseOrder.localeCompare(other.purchaseOrder) || one.lineItem - other.lineItem,
  )
  return (
    <Box component="table" aria-label={translate('orderTimeline.lines')} sx={style}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {translate(`orderTimeline.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((line) => (
          <tr key={line.jobOrder}>
            <th scope="row">
              <Link
                component={RouterLink}
                to={timelineAddress('jobOrder', line.jobOrder)}
                aria-current={line === shown ? 'true' : undefined}
                sx={{ fontWeight: line === shown ? 650 : 400 }}
              >
                {translate('orderTimeline.title', { ...line })}
              </Link>
              <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {`${line.jobOrder} · ${line.partNumber}`}
              </Typography>
            </th>
            <td>{line.promisedOn ? formatDay(line.promisedOn) : '-'}</td>
            <td>
              <StateWord
                state={stateOf(line.status)}
                text={translate(`resources.orders.words.status.${line.status}`)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
