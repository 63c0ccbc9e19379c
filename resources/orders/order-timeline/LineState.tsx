import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { StateWord } from '#kit/table/StateWord.tsx'
import { daysLate, stateOf } from '#schema/orders/orderStatus.ts'
import { isPromisedDate, type TimelineEvent, type TimelineLine } from '#schema/orders/orderTimeline.ts'
import { kindsOfLine } from '#schema/orders/requestKinds.ts'
import { RequestButton } from '../requests/RequestButton.tsx'
import { StepBar } from './StepBar.tsx'

interface Props {
  readonly customerId: number
  readonly line: TimelineLine
  readonly events: readonly TimelineEvent[]
}

/** Requests that the line can have; only customers make them. */
const Actions = ({ customerId, line }: Omit<Props, 'events'>) => {
  const translate = useTranslate()
  const kinds = kindsOfLine(line)
  const subject = { customerId, numbers: [line.jobOrder], promisedOn: line.promisedOn ?? null }
  const isOpen = kinds.includes('earlier')
  const other = kinds.filter((kind) => kind !== 'problem' && kind !== 'earlier')
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      <RequestButton
        {...subject}
        kinds={isOpen ? ['earlier'] : []}
        label={translate('resources.requests.words.kind.earlier')}
      />
      <RequestButton {...subject} kinds={other} label={translate(isOpen ? 'requests.other' : 'requests.ask')} />
      <RequestButton
        {...subject}
        kinds={kinds.filter((kind) => kind === 'problem')}
        label={translate('requests.report')}
      />
    </Box>
  )
}

/** State of a line with its dates, what its reader can do, and where its pieces are. */
export const LineState = ({ customerId, line, events }: Props) => {
  const translate = useTranslate()
  const { status, ordered, shipped, requestedOn, promisedOn = null } = line
  const days = daysLate({ status, open: ordered - shipped }, promisedOn, businessToday())
  const word = translate(`resources.orders.words.status.${status}`)
  const reason = events.findLast(({ kind, note }) => isPromisedDate(kind) && note !== '')?.note
  const facts = [
    promisedOn && translate('orderTimeline.promisedOn', { day: formatDay(promisedOn) }),
    requestedOn && translate('orderTimeline.requestedOn', { day: formatDay(requestedOn) }),
    ordered > shipped && reason && translate('orderTimeline.reason', { reason }),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <StateWord
          state={stateOf(status)}
          text={days === null ? word : translate('orderTimeline.late', { word, smart_count: days })}
        />
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Actions customerId={customerId} line={line} />
      <StepBar events={events} />
    </Box>
  )
}
