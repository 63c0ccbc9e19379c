import { nullable, oneOf, text } from './kinds.ts'

/** An order's state in answers (spec 2 §4). */
export const orderStatus = (wire: string) =>
  oneOf(wire, {
    Late: 'late',
    Delay: 'delayed',
    'On Time': 'onTime',
    'In Transit': 'inTransit',
    Delivered: 'delivered',
    'Deviation Request': 'deviationRequest',
  })

/** An order's state as filters send it; null is All (spec 2 §4). */
export const orderStatusCode = nullable(
  oneOf('status', {
    1: 'late',
    2: 'delayed',
    3: 'onTime',
    4: 'inTransit',
    5: 'delivered',
    6: 'deviationRequest',
  }),
)

/** The number of an order or part as filters send it; null matches all. */
export const searchedNumber = (wire: string) => nullable(text(wire, { max: 60 }))
