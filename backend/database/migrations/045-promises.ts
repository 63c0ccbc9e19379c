import { type Kysely, sql } from 'kysely'
import type { Dialect, DialectName } from './frozen/dialect.ts'

const promised = (row: string) => `coalesce(${row}.new_committed_on, ${row}.committed_on)`

const now: Record<DialectName, string> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The current writer: other writers' uncommitted rows are invisible, and no row outlives its transaction. */
const giver: Record<DialectName, string> = {
  sqlite: 'left join promise_givers giver on true',
  postgres: 'left join promise_givers giver on giver.writer = pg_backend_pid()',
}

interface Entry {
  readonly kind: string
  readonly promisedOn: string
  readonly beforeOn: string
  readonly givenOn: string
  readonly reason: string
}

const enter = (name: DialectName, row: string, from: string, where: string, entry: Entry) => `
  insert into promises (customer_id, job_order, kind, promised_on, before_on, given_on, given_at, source, user_id, name, reason)
  select ${row}.customer_id, ${row}.number, ${entry.kind}, ${entry.promisedOn}, ${entry.beforeOn}, ${entry.givenOn},
    coalesce(giver.at, ${now[name]}), coalesce(giver.source, 'service'), giver.user_id, coalesce(giver.name, ''),
    ${entry.reason}
  from ${from} ${giver[name]} where ${where}`

const opened = (name: DialectName, row: string, from: string) => {
  const hasMoved = `${row}.new_committed_on <> ${row}.committed_on`
  return [
    enter(name, row, from, `${promised(row)} is not null`, {
      kind: `'opened'`,
      promisedOn: `coalesce(${row}.committed_on, ${row}.new_committed_on)`,
      beforeOn: 'null',
      givenOn: `coalesce(${row}.acknowledged_on, case when ${hasMoved} then null else giver.day end)`,
      reason: 'null',
    }),
    enter(name, row, from, hasMoved, {
      kind: `'opened'`,
      promisedOn: `${row}.new_committed_on`,
      beforeOn: `${row}.committed_on`,
      givenOn: `coalesce(${row}.modified_on, giver.day)`,
      reason: `${row}.modified_comment`,
    }),
  ]
}

const isWriter: Record<DialectName, string> = { sqlite: 'true', postgres: 'giver.writer = pg_backend_pid()' }

/** True if the date has changed or a person has confirmed the same date. */
const changedWhere = (name: DialectName, old: string, row: string) =>
  `(${promised(row)} is distinct from ${promised(old)}
    or exists (select 1 from promise_givers giver where giver.source = 'person' and ${isWriter[name]}))`

const changed = (name: DialectName, old: string, row: string, from: string) =>
  enter(name, row, from, changedWhere(name, old, row), {
    kind: `case when ${promised(old)} is null then 'given' when ${promised(row)} is null then 'withdrawn'
      when ${promised(row)} = ${promised(old)} then 'confirmed' else 'moved' end`,
    promisedOn: promised(row),
    beforeOn: promised(old),
    givenOn: `coalesce(case when ${row}.modified_on is distinct from ${old}.modified_on then ${row}.modified_on end, giver.day)`,
    reason: `coalesce(giver.reason,
      case when ${row}.modified_comment is distinct from ${old}.modified_comment then ${row}.modified_comment end)`,
  })

const sqliteTriggers = [
  `create trigger promises_opened after insert on job_orders when ${promised('new')} is not null begin
    ${opened('sqlite', 'new', '(select 1) as one').join(';')}; end`,
  `create trigger promises_changed after update of committed_on, new_committed_on on job_orders
    when ${changedWhere('sqlite', 'old', 'new')} begin ${changed('sqlite', 'old', 'new', '(select 1) as one')}; end`,
]

const beforeAndAfter = 'after join before on before.id = after.id'

// Statement-level triggers, because an import changes many rows at once. The lock serializes writers until they commit,
// so that the order of entries matches the order in which they become visible.
const postgresTriggers = [
  `create function enter_opened_promises() returns trigger language plpgsql as $$ begin
    ${opened('postgres', 'added', 'added').join(';')}; return null; end $$`,
  `create trigger promises_opened after insert on job_orders referencing new table as added
    for each statement execute function enter_opened_promises()`,
  `create function enter_changed_promises() returns trigger language plpgsql as $$ begin
    if exists (select 1 from ${beforeAndAfter} where ${changedWhere('postgres', 'before', 'after')}) then
      lock table promises in share row exclusive mode;
      ${changed('postgres', 'before', 'after', beforeAndAfter)};
    end if;
    return null; end $$`,
  `create trigger promises_changed after update on job_orders referencing old table as before new table as after
    for each statement execute function enter_changed_promises()`,
]

const triggers: Record<DialectName, readonly string[]> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

/**
 * Immutable history of all promised dates of a line, written by triggers whatever changes the date. Also stores up to
 * which entry a user has seen a customer's promises, at the current and the previous visit.
 */
export const promises = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { name, text, generatedKey } = dialect
  const writer = name === 'postgres' ? sql`pg_backend_pid()` : sql`0`
  const sources = sql`check (source in ('person', 'import', 'service'))`
  const statements = [
    sql`create table promises (
      id ${generatedKey}, customer_id integer not null, job_order ${text} not null,
      kind ${text} not null check (kind in ('opened', 'given', 'confirmed', 'moved', 'withdrawn')),
      promised_on ${text}, before_on ${text}, given_on ${text}, given_at ${text} not null,
      source ${text} not null ${sources}, user_id integer, name ${text} not null, reason ${text})`,
    sql`create table promise_givers (
      writer integer not null default (${writer}) unique, source ${text} not null ${sources},
      user_id integer, name ${text} not null, reason ${text}, at ${text} not null, day ${text})`,
    ...opened(name, 'job_orders', 'job_orders').map((statement) => sql.raw(statement)),
    sql`create index promises_line on promises (customer_id, job_order, id)`,
    sql`create index promises_moved on promises (customer_id, id) where kind in ('moved', 'withdrawn')`,
    sql`create table last_visits (
      user_id integer not null, customer_id integer not null, at ${text} not null,
      seen_before integer not null, seen_to integer not null, primary key (user_id, customer_id))`,
    ...triggers[name].map((statement) => sql.raw(statement)),
  ]
  for (const statement of statements) await statement.execute(db)
  await dialect.rejectChanges(db, 'promises')
}
