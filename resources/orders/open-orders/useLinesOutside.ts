import { useListState } from '../../../src/kit/table/listState.ts'
import type { PurchaseOrder } from './orderRows.ts'

/** How many lines the list shows of an order that are not among those of its detail: they are due on other days. */
export const useLinesOutside = (purchaseOrder: string, shown: readonly { readonly jobOrder: string }[] | undefined) => {
  const { data } = useListState()
  if (!shown) return 0
  const orders = (data ?? []) as unknown as readonly PurchaseOrder[]
  const listed = orders.find(({ number }) => number === purchaseOrder)?.lines ?? []
  return listed.filter(({ jobOrder }) => !shown.some((line) => line.jobOrder === jobOrder)).length
}
