import type { Cents, Day } from '../../schema/kinds.ts'
import { isOverrun } from '../../schema/orders/orderStatus.ts'
import * as formats from '../../values/formats.ts'
import type { Translate } from './language.ts'

/** A day as the screens show it; nothing for none. */
export const formatDay = (day: Day | null) => (day === null ? '' : formats.formatDay(day))

/** An amount as the screens show it; one that was reckoned is a plain number. */
export const formatMoney = (cents: number) => formats.formatMoney(cents as Cents)

/** Pieces or days; nothing for none. */
export const formatCount = (count: number | null) => (count === null ? '' : formats.formatCount(count))

/** The day that a line has been committed to; one that is overrun is no date to go by, and says whom to ask (spec 2 §5). */
export const formatCommitment = (
  { product, today, translate }: { product: string; today: Day; translate: Translate },
  line: Parameters<typeof isOverrun>[0],
  day: Day | null,
  newer: Day | null = null,
) => (isOverrun(line, day, today, newer) ? translate('Contact {product}', { product }) : formatDay(day))
