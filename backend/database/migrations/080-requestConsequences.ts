import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const defects = sql`'dimension', 'surface', 'material', 'marking', 'damage', 'document', 'other'`
const wishes = sql`'replace', 'credit', 'rework', 'useAsIs'`

/** Details of problems, and the day on which an accepted request was carried out. */
export const requestConsequences = async (db: Kysely<unknown>, { text }: Dialect) => {
  const columns = [
    sql`identities ${text}`,
    sql`defect ${text} check (defect in (${defects}))`,
    sql`wish ${text} check (wish in (${wishes}))`,
    sql`is_shipping_stopped integer`,
    sql`settled_on ${text}`,
  ]
  for (const column of columns) await sql`alter table requests add column ${column}`.execute(db)
  // Closed requests ask nothing more of the provider.
  await sql`update requests set settled_on = answered_on where state = 'closed' and answer = 'accepted'`.execute(db)
}
