import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type OrderStatus, orderStatuses } from '../../schema/orderStatus.ts'

/** What orders are filtered by, all statuses or some, which say Delayed where a row says Delay (DECISIONS F33). */
export const useStatusChoices = (statuses: readonly OrderStatus[] = orderStatuses) => {
  const translate = useTranslate()
  return useMemo(
    () => ({ status: statuses.map((id) => ({ id, name: translate(`orders.filterStatus.${id}`) })) }),
    [translate, statuses],
  )
}
