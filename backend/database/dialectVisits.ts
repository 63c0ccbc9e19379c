import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** What each event takes away from the numbers of `visit_days`, and adds to them. */
const events = { insert: ['new'], delete: ['old'], update: ['old', 'new'] } as const

const changeOf = { new: 1, old: -1 } as const
const key = 'day, plant, page_name'

/** Row by row: SQLite knows no triggers of statements, and a transaction that writes is alone there. */
export const countVisitsInSqlite = async (db: Kysely<Tables>) => {
  const count = (row: 'new' | 'old') => `
    insert into visit_days (${key}, visits) values (${row}.day, ${row}.plant, ${row}.page_name, ${changeOf[row]})
    on conflict (${key}) do update set visits = visits + excluded.visits;`
  for (const [event, rows] of Object.entries(events)) {
    const columns = event === 'update' ? `of ${key}` : ''
    const body = rows.map(count).join('')
    await sql.raw(`create trigger visits_${event} after ${event} ${columns} on visits begin ${body} end`).execute(db)
  }
}

/**
 * Statement by statement, each in the order of the key: gateways that write at the same time wait for each other, and
 * never in turn.
 */
export const countVisitsInPostgres = async (db: Kysely<Tables>) => {
  const read = (row: 'new' | 'old') => `select ${key}, ${changeOf[row]} as change from ${row}_visits`
  const table = (row: 'new' | 'old') => `${row} table as ${row}_visits`
  for (const [event, rows] of Object.entries(events)) {
    const body = `insert into visit_days (${key}, visits)
      select ${key}, sum(change) from (${rows.map(read).join(' union all ')}) as changes
      group by ${key} having sum(change) <> 0 order by ${key}
      on conflict (${key}) do update set visits = visit_days.visits + excluded.visits;
      return null;`
    await sql
      .raw(`create function count_visits_${event}() returns trigger language plpgsql as $$ begin ${body} end $$`)
      .execute(db)
    await sql
      .raw(`create trigger visits_${event} after ${event} on visits referencing ${rows.map(table).join(' ')}
        for each statement execute function count_visits_${event}()`)
      .execute(db)
  }
}
