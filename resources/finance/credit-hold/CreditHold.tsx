import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PropsWithChildren } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatDay, formatDollars } from '#kit/fields/formats.ts'
import { Awaiting } from '#kit/page/Awaiting.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { useIsMissing } from '#kit/table/unreadable.ts'
import { useDelayed } from '#kit/table/useDelayed.ts'
import { isClosed } from '#schema/call.ts'
import {
  creditHoldDays,
  creditHoldOf,
  hasAllOverdue,
  isOnCreditHold,
  type Statement,
  statementCalls,
} from '#schema/finance/statement.ts'
import { useStatement } from '../useStatement.ts'

type Account = Statement | null | undefined

/** Credit hold of an account; not certain if the service leaves out invoices, or some could not be read. */
export const useCreditHold = (account: Account) => {
  const isMissingInvoices = useIsMissing('invoice')
  const { isKnown, ...hold } = creditHoldOf(account?.overdueInvoices ?? [])
  return { ...hold, isCertain: isKnown && !isMissingInvoices && (!account || hasAllOverdue(account)) }
}

/** Says that shipments are stopped, by how many invoices, and the sum that lifts it; nothing without a credit hold. */
export const CreditHoldLine = ({ account }: { readonly account: Account }) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const { count, total, isCertain } = useCreditHold(account)
  const { heldOn, holdReason } = account ?? {}
  if (count === 0 && !heldOn) return null
  const overdueText = heldOn ? 'finance.creditHoldToo' : 'finance.creditHoldReason'
  const reasonText = isCertain ? overdueText : 'finance.creditHoldAtLeast'
  const pay = (
    <Button component={Link} to="/generate-bank-references?pay=creditHold" size="small" color="inherit">
      {translate('finance.payCreditHold', { smart_count: count })}
    </Button>
  )
  return (
    <MessageBanner kind="error" action={count > 0 && mayOpen('generate-bank-references') && pay}>
      <strong>{translate('finance.creditHold')}</strong>{' '}
      {heldOn && translate('finance.heldByPlant', { day: formatDay(heldOn) })}
      {heldOn && holdReason && ` ${holdReason}`}
      {heldOn && count > 0 && ' '}
      {count > 0 &&
        translate(reasonText, {
          smart_count: count,
          days: creditHoldDays,
          amount: formatDollars(total),
        })}
    </MessageBanner>
  )
}

/** Account of a customer, for users who may see it; none for all customers together. */
const useAccount = (customerId: number | null) => {
  const isOpen = !isClosed(statementCalls.statement, portalSettings().maintenancePages)
  const enabled = useMayOpen()('statement') && isOpen && customerId !== null
  return useStatement(customerId ?? 0, { enabled })
}

export const useIsOnCreditHold = (customerId: number | null) => {
  const { data } = useAccount(customerId)
  return Boolean(data && isOnCreditHold(data))
}

interface Props {
  readonly customerId: number | null
  /** Distance between the line and what is below it. */
  readonly gap?: number
}

/** A service that takes longer does not keep the page waiting. */
const patienceMilliseconds = 5_000

/** Content below the line of a credit hold, shown once it is known whether the line moves it. */
export const BelowCreditHold = ({ customerId, gap = 2, children }: PropsWithChildren<Props>) => {
  const { data, isLoading } = useAccount(customerId)
  const isSlow = useDelayed(isLoading, patienceMilliseconds)
  return (
    <Box sx={{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>
      <CreditHoldLine account={data} />
      <Awaiting isLoading={isLoading && !isSlow} gap={gap}>
        {children}
      </Awaiting>
    </Box>
  )
}
