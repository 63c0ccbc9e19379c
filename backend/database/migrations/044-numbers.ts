import { type Kysely, sql } from 'kysely'
import type { Dialect, DialectName } from './frozen/dialect.ts'

/** Searchable numbers of a table: SQL for the record, customer and numbers of the row `new` or `old`. */
export interface Source {
  readonly table: string
  readonly kind: string
  readonly record?: string
  readonly customer?: (row: string) => string
  readonly numbers: (row: string) => readonly string[]
  /** Condition on the rows; by default all rows are included. */
  readonly when?: (row: string) => string
  /** Columns that the numbers and the customer depend on. */
  readonly columns: readonly string[]
}

const plain = (table: string, kind: string, ...names: string[]): Source => ({
  table,
  kind,
  numbers: (row) => names.map((name) => `${row}.${name}`),
  columns: ['customer_id', ...names],
})

const folderOf = (row: string, column: string) =>
  `(select ${column} from approval_folders where approval_folders.id = ${row}.folder_id)`

export const sources: readonly Source[] = [
  plain('purchase_orders', 'purchaseOrder', 'number'),
  plain('job_orders', 'jobOrder', 'number'),
  plain('parts', 'part', 'customer_number', 'provider_number'),
  plain('heats', 'heat', 'number'),
  plain('invoices', 'invoice', 'number'),
  plain('deliveries', 'tracking', 'tracking'),
  plain('quotes', 'quote', 'number'),
  plain('bank_references', 'bankReference', 'number'),
  plain('concessions', 'concession', 'ncr'),
  {
    ...plain('load_documents', 'billOfLading', 'number'),
    record: 'hash',
    when: (row) => `${row}.kind = 'billOfLading'`,
  },
  {
    ...plain('load_documents', 'testedHeat', 'mill_test_id'),
    record: 'hash',
    when: (row) => `${row}.kind = 'millTest'`,
    numbers: (row) => [`(select heat from mill_tests where mill_tests.id = ${row}.mill_test_id)`],
  },
  {
    table: 'approval_files',
    kind: 'approvalFile',
    customer: (row) => folderOf(row, 'customer_id'),
    numbers: (row) => [`(select name from files where files.id = ${row}.file_id)`, folderOf(row, 'part_number')],
    columns: ['folder_id', 'file_id'],
  },
]

export const numbersIn = (table: string) => sources.filter((source) => source.table === table)

const letters = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }
const left: readonly (readonly [string, string])[] = [
  ...['-', '–', '—', ' '].map((character) => [character, ''] as const),
  ...Object.entries(letters).flatMap(
    ([letter, bare]) =>
      [
        [letter, bare],
        [letter.toUpperCase(), bare],
      ] as const,
  ),
]

/** Normalizes a number with built-in SQL functions only, because triggers run on any connection. */
const normal = (number: string) =>
  `ltrim(${left.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, `lower(${number})`)}, '0')`

const reversedLetters = 24
const lastLetters = Array.from({ length: reversedLetters }, (_, at) => `substr(normal, ${-1 - at}, 1)`)
/** SQLite has no `reverse`: concatenates the last 24 letters one by one. */
export const reversed: Record<DialectName, string> = {
  sqlite: lastLetters.join(' || '),
  postgres: `reverse(${normal('number')})`,
}

const customerOf = ({ customer = (row) => `${row}.customer_id` }: Source, row: string) => customer(row)
const recordOf = ({ record = 'id' }: Source, row: string) => `cast(${row}.${record} as text)`

export const enter = (source: Source, row: string, from = '') => {
  const { kind, numbers, when = () => 'true' } = source
  return numbers(row)
    .map(
      (number) => `insert into numbers (kind, record, customer_id, number)
        select '${kind}', ${recordOf(source, row)}, ${customerOf(source, row)}, ${number} ${from}
        where ${number} <> '' and ${when(row)};`,
    )
    .join('\n')
}

export const remove = (source: Source, normalOf = normal) =>
  source
    .numbers('old')
    .map(
      (number) => `delete from numbers where customer_id = ${customerOf(source, 'old')} and kind = '${source.kind}'
        and normal = ${normalOf(number)} and record = ${recordOf(source, 'old')};`,
    )
    .join('\n')

export const nameOf = ({ table, kind }: Source, event: string) => `${table}_${kind}_${event}`.toLowerCase()

const sqliteTriggers = sources.flatMap((source) => {
  const trigger = (event: string, on: string, body: string) =>
    `create trigger ${nameOf(source, event)} after ${on} on ${source.table} begin ${body} end`
  return [
    trigger('entered', 'insert', enter(source, 'new')),
    trigger('removed', 'delete', remove(source)),
    trigger('changed', `update of ${source.columns.join(', ')}`, remove(source) + enter(source, 'new')),
  ]
})

// Statement-level triggers for new rows, so that a large import inserts its numbers at once.
const postgresTriggers = sources.flatMap((source) => {
  const trigger = (event: string, on: string, each: string, body: string) => [
    `create function ${nameOf(source, event)}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${nameOf(source, event)} after ${on} on ${source.table} ${each}
      execute function ${nameOf(source, event)}()`,
  ]
  const added = 'referencing new table as added for each statement'
  return [
    ...trigger('entered', 'insert', added, enter(source, 'added', 'from added')),
    ...trigger('removed', 'delete', 'for each row', remove(source)),
    ...trigger(
      'changed',
      `update of ${source.columns.join(', ')}`,
      'for each row',
      remove(source) + enter(source, 'new'),
    ),
  ]
})

const triggers: Record<DialectName, readonly string[]> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

/** Normalized numbers that users search by, maintained by triggers. */
export const numbers = async (db: Kysely<unknown>, { name, text, generatedKey }: Dialect) => {
  const kinds = sql.raw([...new Set(sources.map(({ kind }) => `'${kind}'`))].join(', '))
  const statements = [
    sql`create table numbers (
      id ${generatedKey}, kind ${text} not null check (kind in (${kinds})), record ${text} not null,
      customer_id integer not null, number ${text} not null,
      normal ${text} generated always as (${sql.raw(normal('number'))}) stored,
      reversed ${text} generated always as (${sql.raw(reversed[name])}) stored)`,
    ...sources.flatMap((source) =>
      enter(source, source.table, `from ${source.table}`)
        .split(';')
        .filter((statement) => statement.trim() !== '')
        .map((statement) => sql.raw(statement)),
    ),
    ...['normal', 'reversed'].flatMap((form) => [
      sql.raw(`create index numbers_of_customer_${form} on numbers (customer_id, kind, ${form})`),
      sql.raw(`create index numbers_${form} on numbers (kind, ${form})`),
    ]),
    ...triggers[name].map((statement) => sql.raw(statement)),
  ]
  for (const statement of statements) await statement.execute(db)
}
