import type { Cents, Day } from '#schema/kinds.ts'
import { isOverrun } from '#schema/orders/orderStatus.ts'
import * as formats from '#values/formats.ts'
import type { Translate } from './language.ts'

/** Formats a day as on the screens; empty for null. */
export const formatDay = (day: Day | null) => (day === null ? '' : formats.formatDay(day))

/** Formats cents as on the screens; takes plain numbers, so that computed sums need no cast. */
export const formatMoney = (cents: number) => formats.formatMoney(cents as Cents)

/** Formats pieces or days; empty for null. */
export const formatCount = (count: number | null) => (count === null ? '' : formats.formatCount(count))

/**
 * Formats a commitment date; if it has been overrun, returns a request to contact the provider instead
 * `docs/product/orders.md#passed-commitment`.
 */
export const formatCommitment = (
  { product, today, translate }: { product: string; today: Day; translate: Translate },
  line: Parameters<typeof isOverrun>[0],
  day: Day | null,
  newer: Day | null = null,
) => (isOverrun(line, day, today, newer) ? translate('Contact {product}', { product }) : formatDay(day))
