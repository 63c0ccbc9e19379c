import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type OrderStatus, orderStatuses, stateOf } from '../../schema/orders/orderStatus.ts'
import { StateWord } from '../../src/kit/table/StateWord.tsx'

/** For `show`: an order's status in its word and its colour. */
export const showStatus = ({ status }: { readonly status: OrderStatus }, text: string) => (
  <StateWord state={stateOf(status)} text={text} />
)

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
