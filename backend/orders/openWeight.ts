import { sql } from 'kysely'

/**
 * What is open of a line in hundredths of a pound, by the decimal digits of a piece's weight and half away from zero:
 * a whole number, so that sums of lines are the sums of what their rows show. In fractions of two, 1.005 is less.
 */
export const openHundredths = sql<number>`cast(
  round(cast(round(parts.weight * 1000000) as bigint) * job_orders.open_quantity / 10000.0) as bigint)`
