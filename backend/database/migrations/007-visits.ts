import { type Kysely, sql } from 'kysely'
import { dayIn, dayStartIn, daysAfter } from './frozen/days.ts'
import type { Dialect } from './frozen/dialect.ts'

/** Sets the day of existing visits, with one statement per day that has visits. */
const enterDays = async (db: Kysely<unknown>, timeZone: string) => {
  const first = async (from: string) => {
    const { rows } = await sql<{ at: string | null }>`select min(at) as at from visits where at >= ${from}`.execute(db)
    return rows[0]?.at ?? null
  }
  for (let at = await first(''); at !== null; ) {
    const day = dayIn(timeZone, at)
    const end = dayStartIn(timeZone, daysAfter(day, 1))
    await sql`update visits set day = ${day} where at >= ${at} and at < ${end}`.execute(db)
    at = await first(end)
  }
}

const events = { insert: ['new'], delete: ['old'], update: ['old', 'new'] } as const

const changeOf = { new: 1, old: -1 } as const
const key = 'day, plant, page_name'

/** Row-level triggers, because SQLite has no statement-level ones; writers do not compete there. */
const countInSqlite = async (db: Kysely<unknown>) => {
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
 * Statement-level triggers that write in key order, so that concurrent gateways wait for each other without deadlocks.
 */
const countInPostgres = async (db: Kysely<unknown>) => {
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

/**
 * Visits store their day and the user's role and plant at the time; they are counted by day, plant and page, and the
 * visit log is read from indexes.
 */
export const visits = async (db: Kysely<unknown>, dialect: Dialect, timeZone: string) => {
  const { text } = dialect
  // Stores the rows in the primary key's index (SQLite only).
  const withinKey = dialect.name === 'postgres' ? sql`` : sql` without rowid`
  const columns = [
    sql`alter table visits add column day ${text} not null default ''`,
    sql`alter table visits add column role_id integer not null default 0`,
    sql`alter table visits add column plant ${text} not null default 'forge'`,
    sql`update visits set
      role_id = coalesce((select role_id from users where users.id = visits.user_id), 0),
      plant = coalesce((select plant from users where users.id = visits.user_id), 'forge')`,
  ]
  const indexes = [
    sql`drop index visits_at`,
    // Includes the columns of the usual filters, so that skipping a visit does not read its row.
    sql`create index visits_at on visits (at, id, role_id, user_id, is_mobile)`,
    sql`create index visits_user on visits (user_id, at, id, role_id, page_name, is_mobile)`,
    sql`create index visits_role on visits (role_id, at, id)`,
    sql`create index visits_page on visits (page_name, at, id, role_id)`,
  ]
  for (const statement of columns) await statement.execute(db)
  await enterDays(db, timeZone)
  for (const statement of indexes) await statement.execute(db)
  await sql`create table visit_days (
    day ${text} not null, plant ${text} not null, page_name ${text} not null, visits integer not null,
    primary key (day, plant, page_name))${withinKey}`.execute(db)
  await sql`insert into visit_days (day, plant, page_name, visits)
    select day, plant, page_name, count(*) from visits group by day, plant, page_name`.execute(db)
  await (dialect.name === 'postgres' ? countInPostgres(db) : countInSqlite(db))
}
