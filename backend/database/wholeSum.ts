import { type RawBuilder, sql } from 'kysely'

/** A sum of whole numbers as one, 0 over no rows; PostgreSQL's own would be a decimal text. */
export const wholeSum = <T extends number>(summed: RawBuilder<unknown>) =>
  sql<T>`cast(coalesce(sum(${summed}), 0) as bigint)`
