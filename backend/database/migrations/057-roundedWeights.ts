import { type Kysely, sql } from 'kysely'

const weights = {
  bars: ['initial_weight', 'final_weight'],
  cuttings: ['scrap_weight', 'end_weight', 'rest_weight'],
  bar_pieces: ['weight'],
  scrap_items: ['weight'],
  offer_items: ['weight', 'initial_weight'],
}

const rounded = (table: string, column: string) => {
  const toTens = `round(${column} / 10.0) * 10`
  // A piece weighs more than nothing.
  return `${column} = ${table === 'bar_pieces' ? `case when ${column} < 5 then 10 else ${toTens} end` : toTens}`
}

/**
 * Rounds weights to the two decimals of a kilogram that are shown, so that sums equal the sum of what is shown. The
 * weights of a row change together, because the final weight of a bar must not exceed the initial one.
 */
export const roundedWeights = async (db: Kysely<unknown>) => {
  for (const [table, columns] of Object.entries(weights)) {
    const isOdd = columns.map((column) => `${column} % 10 <> 0`).join(' or ')
    await sql
      .raw(`update ${table} set ${columns.map((column) => rounded(table, column)).join(', ')} where ${isOdd}`)
      .execute(db)
  }
}
