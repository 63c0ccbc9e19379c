import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type OrderStatus, orderStatuses } from '../../schema/orders/orderStatus.ts'

/**
 * What orders are filtered by: all statuses or some, which say Delayed where a row says Delay (DECISIONS F33), and
 * whether the promised date has moved.
 */
export const useStatusChoices = (statuses: readonly OrderStatus[] = orderStatuses) => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      status: statuses.map((id) => ({ id, name: translate(`orders.filterStatus.${id}`) })),
      promise: [{ id: 'moved', name: translate('orders.promise.since') }],
    }),
    [translate, statuses],
  )
}
