import * as z from 'zod/mini'
import { daysBetween } from '#values/days.ts'
import { field, infoOf, inProgram, inputOf, type Schema, type ValueOf } from '../fields.ts'
import { type Day, nullable, oneOf, text } from '../kinds.ts'

export const orderStatus = (wire: string) =>
  oneOf(wire, {
    Late: 'late',
    Delay: 'delayed',
    'On Time': 'onTime',
    'In Transit': 'inTransit',
    Delivered: 'delivered',
    'Deviation Request': 'deviationRequest',
  })

/** Order status in filters; null means all. */
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

/** Order or part number in filters; null means all. */
export const searchedNumber = (wire: string) => nullable(text(wire, { max: 60 }))

/** Optional path parameter: the text `null` means none `docs/product/wire.md#empty-filters`. */
export const orNull = <T>(inner: Schema<T | null>) => {
  const { write, ...info } = infoOf(inner)
  const orText = (schema: Schema<T | null>) =>
    z.codec(z.union([z.literal('null'), schema], { error: () => 'choice' }), inProgram<T | null>(), {
      decode: (value) => (value === 'null' ? null : (value as T | null)),
      encode: (value) => (value ?? 'null') as never,
    })
  const own = (value: never) => (value === null ? 'null' : (write?.(value) ?? value))
  return field({ ...info, write: own, isNullable: true, isRequired: false }, orText(inner), () =>
    orText(inputOf(inner)),
  )
}

export type OrderStatus = ValueOf<ReturnType<typeof orderStatus>>

/** In display order. */
export const orderStatuses = infoOf(orderStatusCode).words as readonly OrderStatus[]

/**
 * Status of an open line by its original and current commitment dates. Deviation requests are known to the ERP only.
 */
export const openStatus = <T extends string | number>(committed: T | null, moved: T | null, today: T): OrderStatus => {
  const last = moved ?? committed
  if (last !== null && last < today) return 'late'
  return moved !== null && committed !== null && moved > committed ? 'delayed' : 'onTime'
}

/**
 * State colour: red for Late and Deviation Request, orange for Delay, green otherwise; grey for a status that only a
 * company's service knows.
 */
export const stateOf = (status: OrderStatus) => {
  if (!orderStatuses.includes(status)) return 'unknown'
  if (status === 'late' || status === 'deviationRequest') return 'critical'
  return status === 'delayed' ? 'delayed' : 'onTime'
}

/** Lists provide either or both of these fields. */
export interface StatedLine {
  readonly status?: OrderStatus
  readonly open?: number
}

/** True if pieces of the line have not left yet. */
export const isStillToCome = ({ status, open = 1 }: StatedLine) =>
  open > 0 && status !== 'inTransit' && status !== 'delivered'

/**
 * True if users should ask the provider about the date: the commitment has passed, pieces are outstanding, and there is
 * no newer date.
 */
export const isOverrun = (line: StatedLine, commitment: Day | null, today: Day, newer: Day | null = null) =>
  isStillToCome(line) && commitment !== null && commitment < today && (newer === null || newer < today)

/** Days by which an open line has passed its promised date; null if it has not. */
export const daysLate = (line: StatedLine, promised: Day | null, today: Day) =>
  promised !== null && isOverrun(line, promised, today) ? daysBetween(promised, today) : null

/** Days by which an open line has passed the date that its customer requested; null if it has not. */
export const daysAfterRequest = (line: StatedLine, requested: Day | null, today: Day) =>
  isStillToCome(line) && requested !== null && requested < today ? daysBetween(requested, today) : null
