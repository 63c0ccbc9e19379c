import { type Kysely, sql } from 'kysely'
import type { Dialect, DialectName } from './frozen/dialect.ts'

const sumUp = (row: 'new' | 'old') =>
  `update quotes set (items, ordered_items, amount) = (
    select count(price), count(job_order_id), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = ${row}.quote_id) where id = ${row}.quote_id;`

const events = { insert: ['new'], delete: ['old'], update: ['old', 'new'] } as const

// Recreates the triggers dropped with the old table; in PostgreSQL their functions still exist.
const triggers: Record<DialectName, readonly string[]> = {
  sqlite: Object.entries(events).map(
    ([event, rows]) =>
      `create trigger quote_lines_${event} after ${event} on quote_lines begin ${rows.map(sumUp).join(' ')} end`,
  ),
  postgres: Object.keys(events).map(
    (event) =>
      `create trigger quote_lines_${event} after ${event} on quote_lines
        for each row execute function quote_lines_${event}()`,
  ),
}

export const quoting = async (db: Kysely<unknown>, { name, text, generatedKey }: Dialect) => {
  const columns = sql.raw('quote_id, position, part_id, quantity, price, job_order_id')
  const statements = [
    sql`create table quote_specs (
      id integer primary key, guid ${text} not null unique, name ${text} not null, density integer not null,
      price bigint, weeks integer not null)`,
    sql`create table quote_treatments (
      id integer primary key, guid ${text} not null unique, spec_id integer not null references quote_specs(id),
      name ${text} not null, price bigint not null, weeks integer not null)`,
    sql`create table quote_works (
      id integer primary key, guid ${text} not null unique,
      kind ${text} not null check (kind in ('machining', 'ultrasonic')),
      name ${text} not null, price bigint not null, weeks integer not null)`,
    sql`create table quote_shapes (
      shape ${text} primary key check (shape in ('ring', 'disc', 'bar', 'block')),
      setup bigint not null, hole_price bigint not null, most_quantity integer not null, least_outer real not null,
      most_outer real not null, most_length real not null, least_wall real not null, most_weight integer not null,
      most_hole real not null)`,
    sql`create table quote_steps (
      least_quantity integer primary key, percent integer not null, weeks integer not null)`,
    sql`create table quote_customers (
      customer_id integer primary key references customers(id), is_ring_only integer not null default 0,
      has_works integer not null default 0, has_addresses integer not null default 0)`,
    sql`create table quote_addresses (
      id integer primary key, customer_id integer not null references customers(id), address ${text} not null)`,
    sql`alter table quotes add column revision integer not null default 0`,
    sql`alter table quotes add column unit ${text} not null default 'in' check (unit in ('in', 'mm'))`,
    ...['requested_on', 'expires_on', 'feedback', 'feedback_at'].map(
      (column) => sql`alter table quotes add column ${sql.raw(column)} ${text}`,
    ),
    sql`create table quote_pieces (
      quote_id integer not null references quotes(id), position integer not null,
      part_id integer references parts(id), quantity integer not null, price bigint,
      job_order_id integer references job_orders(id),
      shape ${text} check (shape in ('ring', 'disc', 'bar', 'block')),
      outer_diameter real, inner_diameter real, length real, spec ${text}, treatment ${text}, machining ${text},
      ultrasonic ${text}, holes ${text}, address ${text}, weeks integer, committed_on ${text},
      drawing_revision ${text}, comments ${text}, drawing_id ${text} references files(id),
      primary key (quote_id, position),
      check (job_order_id is null or price is not null),
      check (part_id is not null or (shape is not null and outer_diameter is not null
        and inner_diameter is not null and length is not null)))`,
    sql`insert into quote_pieces (${columns}) select ${columns} from quote_lines`,
    sql`drop table quote_lines`,
    sql`alter table quote_pieces rename to quote_lines`,
    ...triggers[name].map((trigger) => sql.raw(trigger)),
    sql`create table quote_line_files (
      quote_id integer not null, line integer not null, position integer not null,
      file_id ${text} not null references files(id), primary key (quote_id, line, position),
      foreign key (quote_id, line) references quote_lines(quote_id, position))`,
    sql`create table requotes (
      id ${generatedKey}, quote_id integer not null references quotes(id), reason ${text} not null,
      asked_at ${text} not null, asked_by integer not null)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
