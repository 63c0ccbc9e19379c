import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Faults in the answers of the company's services, and the users who met them. */
export const answerFaults = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table answer_faults (
      id ${generatedKey}, call ${text} not null, field ${text} not null,
      kind ${text} not null check (kind in ('required', 'type', 'day', 'instant', 'choice')),
      harm ${text} not null check (harm in ('page', 'row', 'cell', 'shown')),
      first_at ${text} not null, last_at ${text} not null, count integer not null,
      muted_at ${text}, note ${text} not null default '',
      unique (call, field, kind, harm))`,
    sql`create table answer_fault_users (
      answer_fault_id integer not null references answer_faults(id), user_id integer not null,
      primary key (answer_fault_id, user_id))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
