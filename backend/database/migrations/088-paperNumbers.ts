import { type Kysely, sql } from 'kysely'
import { reversed, sources } from './044-numbers.ts'
import type { Dialect, DialectName } from './frozen/dialect.ts'

const kinds = [...new Set(sources.map(({ kind }) => kind)), 'certificate', 'serial', 'packingList']
const check = `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

const widen: Record<DialectName, readonly string[]> = {
  // SQLite cannot change a check. The triggers that insert into the table find the new one by its name.
  sqlite: [
    'create table former_numbers as select id, kind, record, customer_id, number from numbers',
    'drop table numbers',
    `create table numbers (
      id integer primary key autoincrement, kind text not null ${check}, record text not null,
      customer_id integer not null, number text not null,
      normal text generated always as (normal_number(number)) stored,
      reversed text generated always as (${reversed.sqlite}) stored)`,
    `insert into numbers (id, kind, record, customer_id, number)
      select id, kind, record, customer_id, number from former_numbers`,
    'drop table former_numbers',
    ...['normal', 'reversed'].flatMap((form) => [
      `create index numbers_of_customer_${form} on numbers (customer_id, kind, ${form})`,
      `create index numbers_${form} on numbers (kind, ${form})`,
    ]),
  ],
  postgres: [
    'alter table numbers drop constraint numbers_kind_check',
    `alter table numbers add constraint numbers_kind_check ${check}`,
  ],
}

/** Table-valued function that splits a list of serial numbers at commas, semicolons and line ends. */
const parts: Record<DialectName, (list: string) => string> = {
  // A quoted text stays valid JSON if its commas become the ends of texts.
  sqlite: (list) =>
    `json_each('[' || replace(json_quote(replace(replace(${list}, ';', ','), char(10), ',')), ',', '","') || ']')`,
  postgres: (list) => `regexp_split_to_table(${list}, E'[,;\\n]')`,
}

interface Numbered {
  readonly table: string
  readonly columns: readonly string[]
  /** Statements that enter the numbers of a row, or of all rows of `from`. */
  readonly enter: (row: string, from?: string) => readonly string[]
  readonly remove: readonly string[]
}

const insert = 'insert into numbers (kind, record, customer_id, number)'

const certificatesIn = (name: DialectName): Numbered => ({
  table: 'certificates',
  columns: ['number', 'delivery_id', 'serials'],
  enter: (row, from = '') => {
    const ofLoad = `from ${from ? `${from} cross join deliveries` : 'deliveries'}`
    const isItsLoad = `deliveries.id = ${row}.delivery_id`
    return [
      `${insert} select 'certificate', ${row}.number, deliveries.customer_id, ${row}.number ${ofLoad} where ${isItsLoad}`,
      `${insert} select distinct 'serial', ${row}.number, deliveries.customer_id, trim(part.value)
        ${ofLoad} cross join ${parts[name](`${row}.serials`)} as part${name === 'postgres' ? '(value)' : ''}
        where ${isItsLoad} and trim(part.value) <> ''`,
    ]
  },
  remove: [
    `delete from numbers where kind = 'certificate' and normal = normal_number(old.number) and record = old.number`,
    `delete from numbers where kind = 'serial' and record = old.number and normal in
      (select normal_number(trim(part.value)) from ${parts[name]('old.serials')} as part${name === 'postgres' ? '(value)' : ''})`,
  ],
})

const packingLists: Numbered = {
  table: 'load_documents',
  columns: ['kind', 'number', 'customer_id'],
  enter: (row, from = '') => [
    `${insert} select 'packingList', ${row}.hash, ${row}.customer_id, ${row}.number
      ${from && `from ${from}`} where ${row}.kind = 'packingList' and ${row}.number <> ''`,
  ],
  remove: [
    `delete from numbers where customer_id = old.customer_id and kind = 'packingList'
      and normal = normal_number(old.number) and record = old.hash`,
  ],
}

const createTriggers = (name: DialectName, { table, columns, enter, remove }: Numbered) => {
  const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
  const events = [
    ['entered', 'insert', '', enter('new')],
    ['removed', 'delete', '', remove],
    ['changed', `update of ${columns.join(', ')}`, `when (${differs})`, [...remove, ...enter('new')]],
  ] as const
  return events.flatMap(([event, on, when, statements]) => {
    const trigger = `${table}_papers_${event}`
    const body = statements.map((statement) => `${statement};`).join('\n')
    const start = `create trigger ${trigger} after ${on} on ${table} for each row ${when}`
    return name === 'sqlite'
      ? [`${start} begin ${body} end`]
      : [
          `create function ${trigger}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
          `${start} execute function ${trigger}()`,
        ]
  })
}

/** Makes certificates of conformance, their serial numbers and packing lists searchable. */
export const paperNumbers = async (db: Kysely<unknown>, { name }: Dialect) => {
  const numbered = [certificatesIn(name), packingLists]
  const statements = [
    ...widen[name],
    ...numbered.flatMap(({ table, enter }) => enter(table, table)),
    ...numbered.flatMap((one) => createTriggers(name, one)),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
