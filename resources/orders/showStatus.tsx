import { type OrderStatus, stateOf } from '../../schema/orders/orderStatus.ts'
import { StateWord } from '../../src/kit/table/StateWord.tsx'

/** For `show`: an order's status in its word and its colour. */
export const showStatus = ({ status }: { readonly status: OrderStatus }, text: string) => (
  <StateWord state={stateOf(status)} text={text} />
)
