import { type Kysely, sql } from 'kysely'
import type { Dialect, DialectName } from './frozen/dialect.ts'

/** Sources of the changed lines and related rows; by default the tables themselves. */
interface Sources {
  readonly lines?: string
  readonly invoices?: string
  readonly orders?: string
  readonly parts?: string
}

const months = Array.from({ length: 12 }, (_, at) => `month_${at + 1}`)

const count = (sign: '' | '-', { lines = 'invoice_lines', invoices = 'invoices', ...others }: Sources) => {
  const { orders = 'job_orders', parts = 'parts' } = others
  const from = `from ${lines} as line join ${invoices} as invoice on invoice.id = line.invoice_id
    join ${orders} as job on job.id = line.job_order_id join ${parts} as part on part.id = job.part_id`
  const year = 'cast(substr(invoice.issued_on, 1, 4) as integer)'
  const month = 'cast(substr(invoice.issued_on, 6, 2) as integer)'
  const sum = (what: string) => `cast(${sign}sum(${what}) as bigint)`
  const ofMonth = (_: string, at: number) =>
    sum(`case when ${month} = ${at + 1} then line.quantity * line.price else 0 end`)
  const added = (column: string) => `${column} = invoiced_years.${column} + excluded.${column}`
  return `insert into invoiced_years (year, segment_id, customer_id, ${months.join(', ')})
    select ${year}, part.segment_id, invoice.customer_id, ${months.map(ofMonth).join(', ')}
    ${from} where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set ${months.map(added).join(', ')};
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select ${year}, invoice.customer_id, part.id, ${sum('line.quantity')}, ${sum('line.quantity * line.price')}
    ${from} where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount;`
}

const lineOf = (row: string) =>
  `(select ${row}.invoice_id as invoice_id, ${row}.job_order_id as job_order_id, ${row}.quantity as quantity,
    ${row}.price as price)`
const invoiceOf = (row: string) =>
  `(select ${row}.id as id, ${row}.customer_id as customer_id, ${row}.issued_on as issued_on)`
const orderOf = (row: string) => `(select ${row}.id as id, ${row}.part_id as part_id)`
const partOf = (row: string) => `(select ${row}.id as id, ${row}.segment_id as segment_id)`

/** Other changes that move lines to different sums: the columns, and the sources of the old and new rows. */
const moves = {
  invoices: { columns: ['customer_id', 'issued_on'], at: (row: string) => ({ invoices: invoiceOf(row) }) },
  job_orders: { columns: ['part_id'], at: (row: string) => ({ orders: orderOf(row) }) },
  parts: { columns: ['segment_id'], at: (row: string) => ({ parts: partOf(row) }) },
}

const moved = Object.entries(moves).map(([table, { columns, at }]) => ({
  name: `${table}_invoiced`,
  event: `update of ${columns.join(', ')} on ${table}`,
  body: count('-', at('old')) + count('', at('new')),
}))

const lineEvents = {
  insert: (rows: Rows) => count('', { lines: rows.added }),
  delete: (rows: Rows) => count('-', { lines: rows.removed }),
  update: (rows: Rows) => count('-', { lines: rows.removed }) + count('', { lines: rows.added }),
}

interface Rows {
  readonly added: string
  readonly removed: string
}

const sqliteTriggers = [
  ...Object.entries(lineEvents).map(([event, body]) => ({
    name: `invoice_lines_${event}`,
    event: `${event} on invoice_lines`,
    body: body({ added: lineOf('new'), removed: lineOf('old') }),
  })),
  ...moved,
].map(({ name, event, body }) => `create trigger ${name} after ${event} begin ${body} end`)

const asFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`

const transitions = { insert: 'new table as added', delete: 'old table as removed' } as const

// Statement-level triggers for lines, so that a large import updates the sums once.
const postgresTriggers = [
  ...Object.entries(lineEvents).flatMap(([event, body]) => [
    asFunction(`invoice_lines_${event}`, body({ added: 'added', removed: 'removed' })),
    `create trigger invoice_lines_${event} after ${event} on invoice_lines referencing
      ${event === 'update' ? Object.values(transitions).join(' ') : transitions[event as 'insert' | 'delete']}
      for each statement execute function invoice_lines_${event}()`,
  ]),
  ...moved.flatMap(({ name, event, body }) => [
    asFunction(name, body),
    `create trigger ${name} after ${event} for each row execute function ${name}()`,
  ]),
]

const triggers: Record<DialectName, readonly string[]> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

const triggerNames = sqliteTriggers.map((text) => /^create trigger (\w+)/.exec(text)?.[1])

/** Drops triggers of an earlier version of these sums; a new database has none. */
const leavings: Record<DialectName, readonly string[]> = {
  sqlite: triggerNames.map((name) => `drop trigger if exists ${name}`),
  // `cascade` also drops the triggers.
  postgres: triggerNames.map((name) => `drop function if exists ${name} cascade`),
}

const tables = ['invoiced_months', 'invoiced_years', 'invoiced_parts']

/** Invoiced sums by month and by part, maintained by triggers. */
export const invoicedSums = async (db: Kysely<unknown>, { name }: Dialect) => {
  // Rows are only read in primary key order.
  const byKey = name === 'sqlite' ? 'without rowid' : ''
  const statements = [
    ...leavings[name],
    ...tables.map((table) => `drop table if exists ${table}`),
    // One row per year with its total, because reports read the year of every customer.
    `create table invoiced_years (
      year integer not null, segment_id integer not null references segments(id),
      customer_id integer not null references customers(id),
      ${months.map((column) => `${column} bigint not null`).join(', ')},
      total bigint not null generated always as (${months.join(' + ')}) stored,
      primary key (year, segment_id, customer_id)) ${byKey}`,
    `create table invoiced_parts (
      year integer not null, customer_id integer not null references customers(id),
      part_id integer not null references parts(id), quantity integer not null, amount bigint not null,
      primary key (year, customer_id, part_id)) ${byKey}`,
    ...count('', {}).split(';').slice(0, 2),
    ...triggers[name],
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
