import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { Day } from '#schema/kinds.ts'
import type { TimelineLine } from '#schema/orders/orderTimeline.ts'
import { kindsOfLine, requestAddress } from '#schema/orders/requestKinds.ts'
import { requests } from '#schema/orders/requests.ts'
import { RequestButton } from './RequestButton.tsx'

interface Props {
  readonly customerId: number
  readonly line: TimelineLine
  readonly promisedOn: Day | null
}

/** Requests on a line, with their number in the title, and a button for a new one. */
export const LineRequests = ({ customerId, line, promisedOn }: Props) => {
  const translate = useTranslate()
  const { jobOrder } = line
  const query = useCall(requests.list, {
    list: { sort: null, range: [0, 49], filter: { customerId, jobOrder } },
  })
  const rows = query.data ?? []
  const kinds = kindsOfLine(line)
  return (
    <InfoCard title={translate('requests.ofLine', { smart_count: rows.length })} {...statesOf(query)}>
      {rows.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {rows.map(({ number, kind, state, answer }) => (
            <li key={number}>
              <Link component={RouterLink} to={requestAddress(number)} underline="always">
                {number}
              </Link>{' '}
              {translate(`resources.requests.words.kind.${kind}`)} ·{' '}
              {translate(
                `resources.requests.words.${answer && state === 'answered' ? `answer.${answer}` : `state.${state}`}`,
              )}
            </li>
          ))}
        </Box>
      )}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RequestButton
          {...{ customerId, promisedOn, kinds: kinds.filter((kind) => kind !== 'problem') }}
          number={jobOrder}
          label={translate('requests.request')}
        />
        <RequestButton
          {...{ customerId, kinds: kinds.filter((kind) => kind === 'problem') }}
          number={jobOrder}
          label={translate('requests.report')}
        />
      </Box>
    </InfoCard>
  )
}
