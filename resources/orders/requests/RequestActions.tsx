import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { send } from '#dataProvider/calls/client.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatCount, formatDay } from '#kit/fields/formats.ts'
import type { Day } from '#schema/kinds.ts'
import { type RequestDetail, requests } from '#schema/orders/requests.ts'
import { useRequestChange } from './useRequestChange.ts'

interface Props {
  readonly request: RequestDetail
}

/** An offered date that has passed cannot be accepted. */
export const isPassed = (offeredOn: Day | null) => offeredOn !== null && offeredOn < businessToday()

const Actions = ({ fault, children }: { readonly fault: string | null; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
    {children}
    {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
  </Box>
)

/** Asks for the text of an action; null if cancelled. */
const useTextOf = () => {
  const translate = useTranslate()
  const { prompt } = useDialogs()
  return (name: 'settle' | 'reopen') => {
    const title = translate(`requests.${name}`)
    const message = translate(`requests.${name}Why`)
    return prompt({ title, message, submitLabel: title, isRequired: true, isMultiline: true, maxLength: 1000 })
  }
}

/** Answer of the customer to an offer. */
export const OfferAnswer = ({ request: { number, waitsFor, offeredOn, offeredQuantity } }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { isBusy, fault, run } = useRequestChange()
  if (waitsFor !== 'agreement') return null
  const offer = offeredOn ? formatDay(offeredOn) : formatCount(offeredQuantity ?? 0)
  const decide = async (name: 'agree' | 'decline') => {
    const title = translate(`requests.${name}`)
    const message = translate(`requests.${name}Question`, { offer })
    if (!(await confirm({ title, message, confirmLabel: title }))) return
    await run(() => send(name === 'agree' ? requests.agree : requests.close, { number }))
  }
  return (
    <Actions fault={fault}>
      {!isPassed(offeredOn) && (
        <Button variant="contained" disabled={isBusy} onClick={() => void decide('agree')}>
          {translate('requests.agree')}
        </Button>
      )}
      <Button variant="outlined" disabled={isBusy} onClick={() => void decide('decline')}>
        {translate('requests.decline')}
      </Button>
    </Actions>
  )
}

/** Staff carries out what was accepted. */
export const CarryOut = ({ request: { number, waitsFor, lines } }: Props) => {
  const translate = useTranslate()
  const textOf = useTextOf()
  const { isBusy, fault, run } = useRequestChange()
  if (waitsFor !== 'date' && waitsFor !== 'settlement') return null
  const settle = async () => {
    const text = await textOf('settle')
    if (text) await run(() => send(requests.settle, { number, text }))
  }
  return (
    <Actions fault={fault}>
      {lines.length > 0 && (
        <Button variant="contained" component={RouterLink} to={`/delays?${new URLSearchParams({ request: number })}`}>
          {translate('requests.moveDate')}
        </Button>
      )}
      <Button variant="outlined" disabled={isBusy} onClick={() => void settle()}>
        {translate('requests.settle')}
      </Button>
    </Actions>
  )
}

/** End of a request by its customer, and once a new beginning. */
export const Ending = ({ request: { number, isClosed, waitsFor, state, mayBeReopened } }: Props) => {
  const translate = useTranslate()
  const textOf = useTextOf()
  const { isBusy, fault, run } = useRequestChange()
  const reopen = async () => {
    const text = await textOf('reopen')
    if (text) await run(() => send(requests.reopen, { number, text }))
  }
  // An accepted request that waits stays in sight, and an offer has its own buttons.
  const mayBeClosed = !isClosed && (waitsFor === null || state === 'open')
  return (
    <Actions fault={fault}>
      {mayBeClosed && (
        <Button size="small" disabled={isBusy} onClick={() => void run(() => send(requests.close, { number }))}>
          {translate('requests.close')}
        </Button>
      )}
      {mayBeReopened && (
        <Button size="small" disabled={isBusy} onClick={() => void reopen()}>
          {translate('requests.reopen')}
        </Button>
      )}
    </Actions>
  )
}
