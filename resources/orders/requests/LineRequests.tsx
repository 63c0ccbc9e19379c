import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { requestAddress } from '#schema/addresses.ts'
import { requests } from '#schema/orders/requests.ts'

interface Props {
  readonly customerId: number
  readonly jobOrder: string
}

/** Requests on a line, with their number in the title. */
export const LineRequests = ({ customerId, jobOrder }: Props) => {
  const translate = useTranslate()
  const query = useCall(requests.list, {
    list: { sort: null, range: [0, 49], filter: { customerId, jobOrder } },
  })
  const rows = query.data ?? []
  return (
    <InfoCard title={translate('requests.ofLine', { smart_count: rows.length })} {...statesOf(query)}>
      {rows.length === 0 && <Typography variant="body2">{translate('requests.noneOfLine')}</Typography>}
      {rows.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {rows.map(({ number, kind, state }) => (
            <li key={number}>
              <Link component={RouterLink} to={requestAddress(number)} underline="always">
                {number}
              </Link>{' '}
              {translate(`resources.requests.words.kind.${kind}`)} ·{' '}
              {translate(`resources.requests.words.state.${state}`)}
            </li>
          ))}
        </Box>
      )}
    </InfoCard>
  )
}
