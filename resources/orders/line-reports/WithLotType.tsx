import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isUnknownCall } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { orderReports } from '#schema/orders/orderReports.ts'

interface Props {
  /** Additional input of the report, set only for customers who order by lots. */
  readonly children: (input: { readonly isLotType?: true }, customerId: number) => ReactNode
}

/** Renders a report once it is known if the tab's customer orders by lots. */
export const WithLotType = ({ children }: Props) => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const query = useCall(orderReports.isLotType, { customerId })
  const { error, onRetry } = statesOf(query)
  // Services without the call for the lot type accept the report without it.
  if (isUnknownCall(query.error)) return children({}, customerId)
  if (error) return <FailedState message={describeReason(error, translate)} onRetry={onRetry} />
  if (query.data === undefined) return null
  return children(query.data ? { isLotType: true } : {}, customerId)
}
