import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { formatDay, formatMoney } from '#kit/fields/formats.ts'
import { StateWord } from '#kit/table/StateWord.tsx'
import { requestAddress } from '#schema/addresses.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import type { Cents } from '#schema/kinds.ts'
import type { Route } from '#schema/pages.ts'
import type { InvoiceStates } from './useInvoiceStates.ts'

const colours = {
  paid: 'onTime',
  disputed: 'delayed',
  creditExpected: 'information',
  partlyApplied: 'delayed',
  inReference: 'information',
  credited: 'onTime',
  disputeEnded: 'unknown',
} as const

interface PlaceProps {
  readonly route: Route
  readonly to: string
  readonly children: ReactNode
}

const Place = ({ route, to, children }: PlaceProps) =>
  useMayOpen()(route) ? (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  ) : (
    children
  )

const referenceAddress = (number: string) =>
  `/payment-detail?${new URLSearchParams({ filter: JSON.stringify({ number }) })}`

interface StateProps {
  readonly state: InvoiceState['state']
  readonly amount: Cents | null | undefined
}

type Translate = ReturnType<typeof useTranslate>

/** State of an invoice with its amount, as text. */
export const invoiceStateText = (translate: Translate, { state, amount }: StateProps) => {
  const word = translate(`finance.invoiceStates.${state}`)
  return typeof amount === 'number' ? `${word}: ${formatMoney(amount)}` : word
}

const lineOf = (translate: Translate, found: InvoiceState) => {
  const { since, request, answer, reference, held } = found
  return [
    invoiceStateText(translate, found),
    since && translate('finance.invoiceSince', { day: formatDay(since) }),
    request,
    answer && translate(`finance.disputeAnswers.${answer}`),
    reference && `${translate('finance.inReference', { reference })}: ${formatMoney(held)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Column of exports with all that is known of an invoice's state; empty for an open one. `numberOf` must be constant. */
export const useStateInFile = <Row,>(states: InvoiceStates, numberOf: (row: Row) => string) => {
  const translate = useTranslate()
  return useMemo(() => {
    const state = (row: Row) => {
      const found = states.get(numberOf(row))
      return found ? lineOf(translate, found) : null
    }
    return { state }
  }, [numberOf, states, translate])
}

/** State of an invoice with its amount. */
export const InvoiceStateWord = (props: StateProps) => (
  <StateWord state={colours[props.state]} text={invoiceStateText(useTranslate(), props)} />
)

/** State of an invoice with its amount and day, its dispute and its bank reference; nothing for an open one. */
export const InvoiceMark = ({ state: found }: { readonly state: InvoiceState | undefined }) => {
  const translate = useTranslate()
  if (!found) return null
  const { since, request, answer, reference, held } = found
  return (
    <Box
      component="span"
      className="in-print is-start"
      sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, py: 0.5, whiteSpace: 'normal', typography: 'caption' }}
    >
      <InvoiceStateWord {...found} />
      {since !== null && <span>{translate('finance.invoiceSince', { day: formatDay(since) })}</span>}
      {request !== null && (
        <span>
          <Place route="requests" to={requestAddress(request)}>
            {request}
          </Place>
          {answer !== null && ` · ${translate(`finance.disputeAnswers.${answer}`)}`}
        </span>
      )}
      {reference !== null && (
        <span>
          <Place route="payment-detail" to={referenceAddress(reference)}>
            {translate('finance.inReference', { reference })}
          </Place>
          {` · ${formatMoney(held)}`}
        </span>
      )}
    </Box>
  )
}
