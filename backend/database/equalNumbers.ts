import { type Expression, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Subquery for the numbers of a customer that equal the given one, ignoring case and accents. It reads few rows: those
 * with the same normal form in the index of the search.
 */
export const equalNumbers = (
  kind: Tables['numbers']['kind'],
  customerId: Expression<unknown>,
  number: Expression<unknown>,
) =>
  sql<string>`(select numbers.number from numbers
    where numbers.customer_id = ${customerId} and numbers.kind = ${sql.lit(kind)}
      and numbers.normal = normal_number(${number}) and fold(numbers.number) = fold(${number})
    union all select cast(${number} as text))`
