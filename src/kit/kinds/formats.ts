import { dayIn } from '../../../schema/dayIn.ts'
import { sayDay } from '../../../schema/formats.ts'
import type { Instant } from '../../../schema/kinds.ts'

export {
  sayCount,
  sayDay,
  sayDollars,
  sayInches,
  sayMoney,
  sayPercent,
  sayQuantity,
  sayWeight,
} from '../../../schema/formats.ts'

/** The day of a moment in the portal's time zone, as `05/Nov/2026`. */
export const sayInstant = (instant: Instant, timeZone: string) => sayDay(dayIn(timeZone, instant))
