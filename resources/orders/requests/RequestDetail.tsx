import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { send } from '#dataProvider/calls/client.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { formatCount, formatDay, formatDollars, formatMoment } from '#kit/fields/formats.ts'
import { Messages } from '#kit/page/Messages.tsx'
import { ShareLink } from '#kit/page/ShareLink.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { withCustomer } from '#schema/customerAddress.ts'
import { type RequestDetail as Detail, isOfDate, type RequestMessage, requests } from '#schema/orders/requests.ts'
import { type TimelineNumber, timelineAddress } from '#schema/orders/timelineAddress.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { NewMessage } from './NewMessage.tsx'
import { CarryOut, Ending, isPassed, OfferAnswer } from './RequestActions.tsx'
import { useRequestChange } from './useRequestChange.ts'
import { useSide } from './useSide.ts'

interface DetailProps {
  readonly request: Detail
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** State of a request in one sentence: what was asked, offered or accepted, and what it waits for. */
const useStateText = () => {
  const translate = useTranslate()
  return (request: Detail) => {
    const { kind, state, waitsFor, wantedOn, offeredOn, quantity, offeredQuantity, promisedOn, amount } = request
    const text = (name: string, options: object = {}) => translate(`requests.states.${name}`, options)
    const part = (name: string, value: string | null) => value && translate(`requests.parts.${name}`, { value })
    // Pieces of a problem are affected, not wanted.
    const pieces = kind === 'quantity' && quantity !== null ? formatCount(quantity) : null
    const wanted = wantedOn ? formatDay(wantedOn) : pieces
    const offered = offeredOn ? formatDay(offeredOn) : offeredQuantity === null ? null : formatCount(offeredQuantity)
    const promised = isOfDate(kind) && promisedOn ? formatDay(promisedOn) : null
    const parts = [part('offered', offered), part('wanted', wanted), part('promised', promised)]
      .filter(Boolean)
      .join(', ')
    const granted = offered ?? wanted ?? (amount === null ? null : formatDollars(amount))
    const settled = request.settledOn ? text('settled', { day: formatDay(request.settledOn) }) : null
    const sentences = {
      open: () => [
        text('open', { smart_count: request.age ?? 0, day: formatDay(request.askedOn) }),
        parts && sentence(parts),
      ],
      counterOffer: () => [`${text('counterOffer')} ${parts}.`, isPassed(offeredOn) && text('passed')],
      accepted: () => [
        kind === 'question' ? text('answered') : text('accepted', { granted: granted ? `: ${granted}` : '' }),
        waitsFor && text(kind === 'dispute' ? 'creditNote' : waitsFor),
        settled ??
          (isOfDate(kind) && waitsFor === null && promised ? sentence(part('promised', promised) ?? '') : null),
      ],
      declined: () => [text('declined')],
      closed: () => [text('closed')],
    }
    const isEnded = request.isClosed && state !== 'closed'
    return [...sentences[state](), isEnded && text('ended')].filter(Boolean).join(' ')
  }
}

const About = ({ request }: DetailProps) => {
  const translate = useTranslate()
  const { customerId, quantity, amount, prices } = request
  const word = (name: 'kind' | 'reason' | 'defect' | 'wish') =>
    request[name] && translate(`resources.requests.words.${name}.${request[name]}`)
  const link = (of: TimelineNumber, name: 'purchaseOrder' | 'jobOrder' | 'invoice') =>
    request[name] && (
      <Link component={RouterLink} to={withCustomer(timelineAddress(of, request[name]), customerId)}>
        {request[name]}
      </Link>
    )
  const values = {
    kind: word('kind'),
    customer: request.customer,
    purchaseOrder: link('purchaseOrder', 'purchaseOrder'),
    jobOrder: link('jobOrder', 'jobOrder'),
    invoice: link('invoice', 'invoice'),
    reason: word('reason'),
    amount: amount && formatDollars(amount),
    quantity: quantity && formatCount(quantity),
    defect: word('defect'),
    identities: request.identities,
    wish: word('wish'),
    stopsShipping: request.stopsShipping && translate('requests.stopsShipping'),
  }
  const labelOf = (name: string) =>
    name === 'quantity' && request.kind === 'problem'
      ? translate('requests.piecesAffected')
      : translate(`resources.requests.fields.${name}`)
  const facts = Object.entries(values).flatMap(([name, value]) =>
    value ? [{ name, value, label: labelOf(name) }] : [],
  )
  const priced = prices.map(({ jobOrder, quantity: pieces, ordered, invoiced }, place) => ({
    name: `price ${place}`,
    label: translate('requests.priceOf', { jobOrder, pieces: formatCount(pieces) }),
    value: translate('requests.prices', { ordered: formatDollars(ordered), invoiced: formatDollars(invoiced) }),
  }))
  return <Facts title={translate('requests.about')} facts={[...facts, ...priced]} isLoading={false} />
}

const Conversation = ({ request }: DetailProps) => {
  const translate = useTranslate()
  const side = useSide()
  const words = ({ event, text, day, quantity }: RequestMessage) => {
    const pieces = quantity === null || request.kind === 'problem' ? '' : formatCount(quantity)
    const what = day ? formatDay(day) : pieces
    const said = event === 'message' ? '' : translate(`requests.events.${event}`)
    return [[said, what].filter(Boolean).join(': '), text].filter(Boolean).join('\n')
  }
  const messages = request.messages.map((message) => ({
    text: words(message),
    at: formatMoment(message.writtenAt, portalSettings().timeZone),
    name: message.name || translate('requests.portal'),
    isOwn: message.isByProvider === (side === 'provider'),
    files: message.files.map(({ fileId, name }) => ({
      name,
      href: linkOf(requests.document, { number: request.number, fileId }),
    })),
  }))
  return <Messages messages={messages} emptyText="" />
}

/** An answer counts as read once its customer has it on the screen. */
const useReading = (request: Detail | undefined) => {
  const side = useSide()
  const { run } = useRequestChange()
  const isUnread = side === 'customer' && request?.isUnread === true
  const read = useEffectEvent(() => {
    if (request) void run(() => send(requests.markRead, { number: request.number }))
  })
  useEffect(() => {
    if (isUnread) read()
  }, [isUnread])
}

interface Props {
  readonly number: string
  readonly onClose: () => void
}

/** A request with its conversation and the actions of the reader's side. */
export const RequestDetail = ({ number, onClose }: Props) => {
  const translate = useTranslate()
  const side = useSide()
  const query = useCall(requests.detail, { number })
  const request = query.data
  useReading(request)
  const stateText = useStateText()
  const isToAnswer = side === 'provider' && request?.state === 'open'
  return (
    <FormDrawer title={translate('requests.detail', { number })} onClose={onClose}>
      <Loadable height={320} {...statesOf(query)} error={request ? null : query.error}>
        {request && (
          <>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <Typography role="status" sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600 }}>
                {stateText(request)}
              </Typography>
              <ShareLink title={translate('requests.detail', { number })} />
            </Box>
            {isToAnswer && <AnswerForm request={request} message={<NewMessage request={request} />} />}
            {side === 'provider' && <CarryOut request={request} />}
            {side === 'customer' && <OfferAnswer request={request} />}
            <About request={request} />
            <Conversation request={request} />
            {!isToAnswer && <NewMessage request={request} />}
            {side === 'customer' && <Ending request={request} />}
          </>
        )}
      </Loadable>
    </FormDrawer>
  )
}
