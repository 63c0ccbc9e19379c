import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DateField } from '#kit/fields/DateFields.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay, formatDollars } from '#kit/fields/formats.ts'
import { finance } from '#schema/finance/finance.ts'
import { maxPromiseDays, type PaymentPromise } from '#schema/finance/paymentPromises.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { useSide } from '../orders/requests/useSide.ts'

/** Promised payments of a customer by invoice number. */
export const usePromises = (customerId: number) => {
  const { data, isLoading } = useCall(finance.paymentPromises, { customerId })
  const promises: ReadonlyMap<string, PaymentPromise> = useMemo(
    () => new Map(data?.map((promise) => [promise.invoice, promise])),
    [data],
  )
  return { promises, isLoading }
}

interface MarkProps {
  readonly customerId: number
  readonly promise: PaymentPromise | undefined
}

/** Day on which an invoice will be paid; its customer can withdraw it. */
export const PromiseMark = ({ customerId, promise }: MarkProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const isCustomer = useSide() === 'customer'
  if (!promise) return null
  const { invoice, payOn } = promise
  const withdraw = async () => {
    try {
      await send(finance.withdrawPromise, { customerId, invoices: [{ number: invoice }] })
    } catch (error) {
      notify(describeReason(error, translate), { type: 'error' })
    } finally {
      await client.invalidateQueries()
    }
  }
  const isPast = payOn < businessToday()
  return (
    <Typography
      component="span"
      variant="caption"
      className="in-print"
      sx={{ display: 'block', color: isPast ? 'error.main' : undefined }}
    >
      {translate('finance.promise.mark', { day: formatDay(payOn) })}
      {isCustomer && (
        <Button
          size="small"
          aria-label={translate('finance.promise.withdrawOf', { invoice })}
          onClick={() => void withdraw()}
        >
          {translate('finance.promise.withdraw')}
        </Button>
      )}
    </Typography>
  )
}

interface Props {
  readonly customerId: number
  readonly invoices: readonly { readonly invoice: string; readonly balance: Cents }[]
  readonly onClose: () => void
}

/** Drawer in which a customer says on which day it will pay the invoices. */
export const PromiseDrawer = ({ customerId, invoices, onClose }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const [payOn, setPayOn] = useState<Day | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const last = daysAfter(businessToday(), maxPromiseDays)
  const isValid = payOn !== null && payOn >= businessToday() && payOn <= last
  const total = invoices.reduce((sum, { balance }) => sum + balance, 0) as Cents
  const values = { smart_count: invoices.length, amount: formatDollars(total) }
  const submit = async () => {
    setSubmitted(true)
    if (!isValid) return
    setBusy(true)
    setFault(null)
    try {
      const numbers = invoices.map(({ invoice }) => ({ number: invoice }))
      await send(finance.promisePayment, { customerId, invoices: numbers, payOn })
      notify('finance.promise.done', { type: 'success', messageArgs: { day: formatDay(payOn) } })
      onClose()
    } catch (error) {
      setFault(describeReason(error, translate))
    } finally {
      setBusy(false)
      await client.invalidateQueries()
    }
  }
  return (
    <FormDrawer
      title={translate('finance.promise.title')}
      onClose={onClose}
      submitLabel={translate('finance.promise.submit')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={payOn !== null}
    >
      <Typography>{translate('finance.promise.about', values)}</Typography>
      <DateField
        label={translate('finance.promise.payOn')}
        day={payOn}
        onChange={setPayOn}
        isLive
        error={isSubmitted && !isValid ? translate('finance.promise.wrongDay', { last: formatDay(last) }) : undefined}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('finance.promise.hint')}
      </Typography>
      {fault !== null && <MessageBanner kind="error">{fault}</MessageBanner>}
    </FormDrawer>
  )
}
