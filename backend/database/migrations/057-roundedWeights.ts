import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

const weights = {
  bars: ['initial_weight', 'final_weight'],
  cuttings: ['scrap_weight', 'end_weight', 'rest_weight'],
  bar_pieces: ['weight'],
  scrap_items: ['weight'],
  offer_items: ['weight', 'initial_weight'],
}

/** Rounds weights to the two decimals of a kilogram that are shown, so that sums equal the sum of what is shown. */
export const roundedWeights = async (db: Kysely<Tables>) => {
  for (const [table, columns] of Object.entries(weights))
    for (const name of columns) {
      const column = sql.ref(name)
      await sql`update ${sql.table(table)} set ${column} = round(${column} / 10.0) * 10 where ${column} % 10 <> 0`.execute(
        db,
      )
    }
}
