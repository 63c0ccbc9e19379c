import { type Kysely, sql } from 'kysely'
import { enter, nameOf, remove, reversed, type Source, sources } from './044-numbers.ts'
import type { Dialect, DialectName } from './frozen/dialect.ts'
import { cleanKey, emailKey, fold } from './frozen/texts.ts'

const normal = (number: string) => `normal_number(${number})`
const bodyOfRemoval = (source: Source) => remove(source, normal)
const bodyOfChange = (source: Source) => bodyOfRemoval(source) + enter(source, 'new')

const dropTriggers = (source: Source) => ['removed', 'changed'].map((event) => `drop trigger ${nameOf(source, event)}`)

const createTriggers = (source: Source) => {
  const create = (event: string, on: string, body: string) =>
    `create trigger ${nameOf(source, event)} after ${on} begin ${body} end`
  const columns = source.columns.join(', ')
  const differs = source.columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
  return [
    create('removed', `delete on ${source.table}`, bodyOfRemoval(source)),
    create('changed', `update of ${columns} on ${source.table} for each row when (${differs})`, bodyOfChange(source)),
  ]
}

const kinds = [...new Set(sources.map(({ kind }) => `'${kind}'`))].join(', ')

/** The table with its normal form by `normal_number`; its triggers use the same. */
const rebuild: Record<DialectName, readonly string[]> = {
  // SQLite cannot add a stored column to a table, and renaming one would rename it in the triggers that insert into it.
  sqlite: [
    'create table former_numbers as select id, kind, record, customer_id, number from numbers',
    'drop table numbers',
    `create table numbers (
      id integer primary key autoincrement, kind text not null check (kind in (${kinds})), record text not null,
      customer_id integer not null, number text not null,
      normal text generated always as (${normal('number')}) stored,
      reversed text generated always as (${reversed.sqlite}) stored)`,
    `insert into numbers (id, kind, record, customer_id, number)
      select id, kind, record, customer_id, number from former_numbers`,
    'drop table former_numbers',
    ...sources.flatMap(dropTriggers),
    ...sources.flatMap(createTriggers),
  ],
  postgres: [
    'alter table numbers drop column normal, drop column reversed',
    `alter table numbers add column normal text collate "C" generated always as (${normal('number')}) stored,
      add column reversed text collate "C" generated always as (reverse(${normal('number')})) stored`,
    ...sources.flatMap((source) =>
      (['removed', 'changed'] as const).map(
        (event) => `create or replace function ${nameOf(source, event)}() returns trigger language plpgsql as
        $$ begin ${event === 'removed' ? bodyOfRemoval(source) : bodyOfChange(source)} return null; end $$`,
      ),
    ),
  ],
}

const indexes = ['normal', 'reversed'].flatMap((form) => [
  `create index numbers_of_customer_${form} on numbers (customer_id, kind, ${form})`,
  `create index numbers_${form} on numbers (kind, ${form})`,
])

const hasMoreThanAscii: Record<DialectName, (column: string) => string> = {
  sqlite: (column) => `${column} glob '*[^ -~]*'`,
  postgres: (column) => `${column} ~ '[^ -~]'`,
}

/** Folded copies of names, which now also lose strokes: `Łódź` is found as `lodz`. */
const foldNames = async (db: Kysely<unknown>) => {
  const users = await sql<{ id: number; name: string; email: string; sales_contact: string; relation: string }>`
    select id, name, email, sales_contact, relation from users where search <> fold(search)`.execute(db)
  for (const { id, name, email, sales_contact, relation } of users.rows)
    await sql`update users set name_key = ${fold(name)}, sales_contact_key = ${fold(sales_contact)},
      relation_key = ${fold(relation)}, search = ${fold([name, email, sales_contact, relation].join('\n'))}
      where id = ${id}`.execute(db)
  const customers = await sql<{ id: number; name: string; legal_name: string }>`
    select id, name, legal_name from customers where search <> fold(search)`.execute(db)
  for (const { id, name, legal_name } of customers.rows)
    await sql`update customers set search = ${fold(`${name}\n${legal_name}`)} where id = ${id}`.execute(db)
}

/** Addresses of internationalized domains; of two users with one mailbox the second keeps its key. */
const unifyEmails = async (db: Kysely<unknown>, { name: dialect }: Dialect) => {
  const users = await sql<{ id: number; email: string }>`
    select id, email from users where deleted_at is null and ${sql.raw(hasMoreThanAscii[dialect]('email_key'))}
    order by id`.execute(db)
  for (const { id, email } of users.rows) {
    const key = emailKey(email)
    await sql`update users set email_key = ${key} where id = ${id} and not exists
      (select 1 from users as other where other.email_key = ${key} and other.deleted_at is null)`.execute(db)
  }
}

/** Names that must differ keep their folded copy if another name has it already. */
const foldUniqueNames = async (
  db: Kysely<unknown>,
  table: 'approval_child_folders' | 'order_requests',
  within: 'folder_id' | 'customer_id',
) => {
  const rows = await sql<{ id: number; name: string; name_key: string; owner: number }>`
    select id, name, name_key, ${sql.ref(within)} as owner from ${sql.table(table)}`.execute(db)
  const taken = new Set(rows.rows.map(({ owner, name_key }) => `${owner} ${name_key}`))
  for (const { id, owner, name, name_key } of rows.rows) {
    const folded = fold(name)
    if (folded === name_key || taken.has(`${owner} ${folded}`)) continue
    taken.add(`${owner} ${folded}`)
    await sql`update ${sql.table(table)} set name_key = ${folded} where id = ${id}`.execute(db)
  }
}

const numbered = [
  ['purchase_orders', 'number'],
  ['job_orders', 'number'],
  ['parts', 'customer_number'],
  ['parts', 'provider_number'],
  ['heats', 'number'],
  ['invoices', 'number'],
  ['load_documents', 'number'],
] as const

/** Numbers that imports look up, so that the next import of the same file finds its rows. */
const cleanNumbers = async (db: Kysely<unknown>, { name: dialect }: Dialect) => {
  for (const [table, column] of numbered) {
    const key = table === 'load_documents' ? 'hash' : 'id'
    const { rows } = await sql<{ key: number | string; customer_id: number; number: string }>`
      select ${sql.ref(key)} as key, customer_id, ${sql.ref(column)} as number from ${sql.table(table)}
      where ${sql.raw(hasMoreThanAscii[dialect](column))}`.execute(db)
    for (const { key: id, customer_id, number } of rows) {
      const clean = cleanKey(number)
      if (clean === number) continue
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${clean} where ${sql.ref(key)} = ${id}
        and not exists (select 1 from ${sql.table(table)} as other
          where other.customer_id = ${customer_id} and other.${sql.ref(column)} = ${clean})`.execute(db)
    }
  }
}

/** Texts in the form that `values/texts.ts` gives them where they enter. */
export const normalTexts = async (db: Kysely<unknown>, dialect: Dialect) => {
  await dialect.createTextFunctions(db)
  for (const statement of [...rebuild[dialect.name], ...indexes]) await sql.raw(statement).execute(db)
  await foldNames(db)
  await unifyEmails(db, dialect)
  await foldUniqueNames(db, 'approval_child_folders', 'folder_id')
  await foldUniqueNames(db, 'order_requests', 'customer_id')
  await cleanNumbers(db, dialect)
  // Their lists of job orders have another form now; they last an hour.
  await sql`delete from document_bundles`.execute(db)
}
