import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { packAddress, requestAddress } from '#schema/addresses.ts'
import { taskKind } from '#schema/home/taskKinds.ts'
import { maxPointsOfKind, type OpenPoint, openPoint, openPointKinds, openPoints } from '#schema/orders/openPoints.ts'
import { timelineAddress } from '#schema/orders/timelineAddress.ts'
import { stepNameIn } from '#schema/wip/steps.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { BelowCreditHold } from '../../finance/credit-hold/CreditHold.tsx'

const addressOf = ({ kind, number, place }: OpenPoint) => {
  if (kind === 'request') return requestAddress(number)
  if (kind === 'invoice') return taskKind('overdueInvoice').address({ number, place: null })
  if (kind === 'concession' || kind === 'approvalFile') return taskKind(kind).address({ number, place })
  return timelineAddress('jobOrder', number)
}

/** Pages with the points of services that do not offer a list of them. */
const elsewhere = [
  ['lateLine', 'open-orders-report', `?${new URLSearchParams({ filter: '{"status":"late"}' })}`],
  ['concession', 'concessions', '?pending=1'],
  ['approval', 'approvals', ''],
  ['invoice', 'statement', '?tab=overdue'],
] as const

const RequestsOnly = () => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  return (
    <MessageBanner kind="info">
      {translate('openPoints.requestsOnly')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {elsewhere
          .filter(([, route]) => mayOpen(route))
          .map(([kind, route, search]) => (
            <li key={kind}>
              <Link component={RouterLink} to={`/${route}${search}`}>
                {translate(`resources.openPoints.words.kind.${kind}`)}
              </Link>
            </li>
          ))}
      </Box>
    </MessageBanner>
  )
}

const columns = [
  'number',
  'line',
  'partNumber',
  'quantity',
  'day',
  'before',
  'days',
  'step',
  'note',
  'request',
  'state',
  'amount',
] as const
const groupBy = ['kind'] as const
const cardFacts = ['line', 'days'] as const

const Points = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const hasPlant = isOffered(openPoints.ofPlant)
  const plant = useCall(openPoints.ofPlant, { customerId }, { enabled: hasPlant })
  const requests = useCall(openPoints.ofRequests, { customerId })
  const rows = useMemo(() => {
    const points = Map.groupBy([...(plant.data ?? []), ...(requests.data ?? [])], ({ kind }) => kind)
    return openPointKinds.flatMap((kind) => points.get(kind) ?? [])
  }, [plant.data, requests.data])
  const isCut = openPointKinds.some((kind) => rows.filter((row) => row.kind === kind).length >= maxPointsOfKind)
  const show = useMemo(
    () => ({
      number: (point: OpenPoint) => (
        <Link component={RouterLink} to={addressOf(point)}>
          {point.number}
        </Link>
      ),
      line: ({ line }: OpenPoint, text: string) =>
        line ? (
          <Link component={RouterLink} to={timelineAddress('purchaseOrder', line.replace(/ - \d+$/, ''))}>
            {text}
          </Link>
        ) : (
          text
        ),
      step: (_point: OpenPoint, text: string) => stepNameIn(language, text),
      note: ({ kind, place }: OpenPoint, text: string) =>
        kind === 'load' && place ? (
          <Link component={RouterLink} to={packAddress(place)}>
            {translate('resources.openPoints.words.kind.load')}
          </Link>
        ) : (
          text
        ),
    }),
    [language, translate],
  )
  const file = useMemo(() => ({ step: ({ step }: OpenPoint) => step && stepNameIn(language, step) }), [language])
  const states = hasPlant && !plant.isSuccess ? statesOf(plant) : statesOf(requests)
  return (
    <BelowCreditHold customerId={customerId}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {!hasPlant && <RequestsOnly />}
        {isCut && <MessageBanner kind="info">{translate('openPoints.cut', { max: maxPointsOfKind })}</MessageBanner>}
        <RowsReport
          name="openPoints"
          entity={openPoint}
          rows={rows}
          columns={columns}
          cardFacts={cardFacts}
          groupBy={groupBy}
          show={show}
          file={file}
          fileName={translate('resources.openPoints.title')}
          actions={
            hasPlant &&
            isOffered(openPoints.document) && (
              <DocumentButton href={linkOf(openPoints.document, { customerId })} label={translate('openPoints.pdf')} />
            )
          }
          {...states}
        />
      </Box>
    </BelowCreditHold>
  )
}

/** What a customer and its seller talk about each week. */
const OpenPoints = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <Points key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default OpenPoints
