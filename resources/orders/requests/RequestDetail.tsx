import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { send } from '#dataProvider/calls/client.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { sendFiles } from '#dataProvider/upload.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { Messages } from '#kit/comments/Messages.tsx'
import { FormDrawer, useUnsavedPart } from '#kit/dialogs/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { formatCount, formatDay, formatDollars, formatMoment } from '#kit/kinds/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { ChooseFiles } from '#kit/upload/ChooseFiles.tsx'
import type { UploadRow } from '#kit/upload/fileRules.ts'
import {
  type RequestDetail as Detail,
  maxRequestFiles,
  type RequestMessage,
  requests,
} from '#schema/orders/requests.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useRequestChange } from './useRequestChange.ts'
import { useSide } from './useSide.ts'

interface DetailProps {
  readonly request: Detail
}

const About = ({ request }: DetailProps) => {
  const translate = useTranslate()
  const word = (name: 'kind' | 'state' | 'answer' | 'reason') =>
    request[name] && translate(`resources.requests.words.${name}.${request[name]}`)
  const day = (name: 'wantedOn' | 'offeredOn') => request[name] && formatDay(request[name])
  const count = (name: 'quantity' | 'offeredQuantity') => request[name] && formatCount(request[name])
  const values = {
    ...{ kind: word('kind'), state: word('state'), answer: word('answer') },
    ...{ customer: request.customer, purchaseOrder: request.purchaseOrder },
    ...{ jobOrder: request.jobOrder, invoice: request.invoice, reason: word('reason') },
    amount: request.amount && formatDollars(request.amount),
    ...{ wantedOn: day('wantedOn'), offeredOn: day('offeredOn') },
    ...{ quantity: count('quantity'), offeredQuantity: count('offeredQuantity') },
  }
  const facts = Object.entries(values).flatMap(([name, value]) =>
    value ? [{ name, value, label: translate(`resources.requests.fields.${name}`) }] : [],
  )
  return <Facts title={translate('requests.about')} facts={facts} isLoading={false} />
}

const Conversation = ({ request }: DetailProps) => {
  const translate = useTranslate()
  const side = useSide()
  const words = ({ event, text, day, quantity }: RequestMessage) => {
    const what = day ? formatDay(day) : quantity === null ? '' : formatCount(quantity)
    const said = event === 'message' ? '' : translate(`requests.events.${event}`)
    return [[said, what].filter(Boolean).join(': '), text].filter(Boolean).join('\n')
  }
  const messages = request.messages.map((message) => ({
    text: words(message),
    at: formatMoment(message.writtenAt, portalSettings().timeZone),
    name: message.name || translate('requests.portal'),
    isOwn: message.isByProvider === (side === 'provider'),
    files: message.files.map(({ fileId, name }) => ({
      ...{ name, href: linkOf(requests.document, { number: request.number, fileId }) },
    })),
  }))
  return <Messages messages={messages} emptyText="" />
}

const NewMessage = ({ request: { number, state, messages } }: DetailProps) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadRow[]>([])
  const [keyOf] = useState(repeatKeys)
  const { isBusy, fault, run } = useRequestChange()
  useUnsavedPart(text.trim() !== '' || files.length > 0)
  if (state === 'closed') return null
  const submit = async () => {
    const chosen = files.map(({ file }) => file)
    // The same text may be sent twice.
    const key = { text, names: chosen.map(({ name, size }) => ({ name, size })), after: messages.length }
    const isSent = await run(() =>
      sendFiles(requests.addMessage, { number, text: text.trim() }, chosen, { repeatKey: keyOf(key) }),
    )
    if (!isSent) return
    setText('')
    setFiles([])
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        multiline
        size="small"
        label={translate('kit.chat.message')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChooseFiles size="small" rows={files} onChoose={setFiles} max={maxRequestFiles} isSingle={false}>
          {translate('requests.files', { smart_count: files.length })}
        </ChooseFiles>
        <Button size="small" variant="outlined" disabled={isBusy || text.trim() === ''} onClick={() => void submit()}>
          {translate('requests.sendMessage')}
        </Button>
      </Box>
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </Box>
  )
}

/** Decisions of the customer: the counter-offer, the end, and once a new beginning. */
const CustomerActions = ({ request }: DetailProps) => {
  const translate = useTranslate()
  const { number, state, answer, mayBeReopened } = request
  const [text, setText] = useState('')
  const { isBusy, fault, run } = useRequestChange()
  useUnsavedPart(text.trim() !== '')
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'answered' && answer === 'counterOffer' && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void run(() => send(requests.agree, { number }))}
          >
            {translate('requests.agree')}
          </Button>
        )}
        {state !== 'closed' && (
          <Button disabled={isBusy} onClick={() => void run(() => send(requests.close, { number }))}>
            {translate('requests.close')}
          </Button>
        )}
      </Box>
      {mayBeReopened && (
        <>
          <TextField
            multiline
            size="small"
            label={translate('requests.reopenWhy')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
          <Button
            disabled={isBusy || text.trim() === ''}
            onClick={() => void run(() => send(requests.reopen, { number, text: text.trim() }))}
            sx={{ justifySelf: 'start' }}
          >
            {translate('requests.reopen')}
          </Button>
        </>
      )}
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </Box>
  )
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
  return (
    <FormDrawer title={translate('requests.detail', { number })} onClose={onClose}>
      <Loadable height={320} {...statesOf(query)} error={request ? null : query.error}>
        {request && (
          <>
            <About request={request} />
            <Conversation request={request} />
            {side === 'provider' && request.state === 'open' && <AnswerForm request={request} />}
            {request.lines.length > 0 && request.state !== 'closed' && (
              <Button
                variant="contained"
                component={RouterLink}
                to={`/delays?${new URLSearchParams({ request: number })}`}
                sx={{ alignSelf: 'start' }}
              >
                {translate('requests.moveDate')}
              </Button>
            )}
            <NewMessage request={request} />
            {side === 'customer' && <CustomerActions request={request} />}
          </>
        )}
      </Loadable>
    </FormDrawer>
  )
}
