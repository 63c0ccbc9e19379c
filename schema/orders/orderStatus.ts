import { type Day, type Field, nullable, oneOf, text, type ValueOf } from '../kinds.ts'

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

/** A part of a path that may be unset: the text `null` is none (DECISIONS F5). */
export const orNull = <T>(inner: Field<T | null, false>): Field<T | null, false> => ({
  ...inner,
  isNullable: true,
  isRequired: false,
  schema: (z) => z.union([z.literal('null'), inner.schema(z)], { error: () => 'choice' }),
  is: (wire) => wire === 'null' || inner.is(wire),
  decode: (wire) => (wire === 'null' ? null : inner.decode(wire)),
  encode: (value) => (value === null ? 'null' : inner.encode(value)),
})

export type OrderStatus = ValueOf<ReturnType<typeof orderStatus>>

/** All of them, in the order in which they are offered. */
export const orderStatuses = orderStatusCode.words as readonly OrderStatus[]

/** How an open line stands by what it was committed to first and last; the ERP says where it deviates. */
export const openStatus = <T extends string | number>(committed: T | null, moved: T | null, today: T): OrderStatus => {
  const last = moved ?? committed
  if (last !== null && last < today) return 'late'
  return moved !== null && committed !== null && moved > committed ? 'delayed' : 'onTime'
}

/**
 * The colour of a status: red for Late and Deviation Request, orange for Delay, green otherwise; grey for a word that only
 * a company's service knows.
 */
export const stateOf = (status: OrderStatus) => {
  if (!orderStatuses.includes(status)) return 'unknown'
  if (status === 'late' || status === 'deviationRequest') return 'critical'
  return status === 'delayed' ? 'delayed' : 'onTime'
}

/** What is known of a line of which pieces may still be to come; not every list tells both. */
interface Line {
  readonly status?: OrderStatus
  readonly open?: number
}

const isStillToCome = ({ status, open = 1 }: Line) => open > 0 && status !== 'inTransit' && status !== 'delivered'

/**
 * Whether to ask the provider instead of going by a commitment (spec 2 §5): it has passed, pieces are still to come, and
 * no newer day stands.
 */
export const isOverrun = (line: Line, commitment: Day | null, today: Day, newer: Day | null = null) =>
  isStillToCome(line) && commitment !== null && commitment < today && (newer === null || newer < today)
