import type { Api } from './apiClient.ts'
import { businessDay } from './portal.ts'

type Planting = Pick<Api, 'rows'>

interface NewBar {
  readonly id: number
  readonly customer: number
  readonly receivedOn?: string
  readonly initial?: number
  readonly final?: number
  readonly alloy?: string
}

/** Adds a bar, and its heat, of a customer; weights are grams. */
export async function addBar({ rows }: Planting, bar: NewBar) {
  const {
    id,
    customer,
    receivedOn = businessDay,
    initial = 500_000,
    final = initial,
    alloy = 'Alloy 718 Premium',
  } = bar
  await rows.ask(
    `insert into heats (id, customer_id, number, alloy, billet_size)
      values (cast(? as integer), cast(? as integer), cast(? as text), cast(? as text), 8)`,
    ...[id, customer, `H-${id}`, alloy],
  )
  await rows.ask(
    `insert into bars (id, heat_id, name, serial_number, purchase_order, received_on, initial_weight, final_weight)
      values (cast(? as integer), cast(? as integer), cast(? as text), 'S-1', 'PO-1', cast(? as text),
        cast(? as integer), cast(? as integer))`,
    ...[id, id, `B-${id}`, receivedOn, initial, final],
  )
  return id
}
