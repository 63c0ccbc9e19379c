import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { StateWord } from '#kit/table/StateWord.tsx'
import { type OrderStatus, orderStatuses, stateOf } from '#schema/orders/orderStatus.ts'

export const showStatus = ({ status }: { readonly status: OrderStatus }, text: string) => (
  <StateWord state={stateOf(status)} text={text} />
)

/**
 * Filter options: statuses (Delayed in the filter, Delay in a row), and moved promised dates
 * `docs/product/orders.md#order-status`.
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
