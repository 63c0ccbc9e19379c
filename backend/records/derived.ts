import { randomBytes, randomUUID } from 'node:crypto'
import type { RecordName } from '#schema/records/index.ts'
import { fold } from '#values/texts.ts'
import { derivedColumns } from '../administration/userColumns.ts'
import type { Db } from '../database/open.ts'
import type { Row } from './table.ts'

const guid = () => ({ guid: randomUUID() })
const hash = () => ({ hash: randomBytes(16).toString('hex') })

/** Generated columns of new records, which identify them in links. */
const generated: { readonly [Name in RecordName]?: () => Row } = {
  contacts: guid,
  customerTerms: hash,
  quoteSpecs: guid,
  quoteTreatments: guid,
  quoteWorks: guid,
}

/** Columns derived from the input. */
const derived: { readonly [Name in RecordName]?: (row: Row) => Row } = {
  customers: ({ name, legalName }) => ({ search: fold(`${name}\n${legalName}`) }),
}

/** Dependent tables whose rows are deleted with a record. */
const ownedTables: { readonly [Name in RecordName]?: readonly string[] } = {
  contacts: ['contact_photos'],
  teamMembers: ['team_photos'],
}

export const generatedColumns = (name: string): Row => generated[name as RecordName]?.() ?? {}
export const derivedValues = (name: string, row: Row): Row => derived[name as RecordName]?.(row) ?? {}
export const ownedBy = (name: string): readonly string[] => ownedTables[name as RecordName] ?? []

/** Users store copies of their customers' names and unit. */
const refreshUsers = async (db: Db, customer: Row) => {
  const users = await db
    .selectFrom('users')
    .innerJoin('user_customers', 'user_customers.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.sales_contact as salesContact'])
    .where('user_customers.customer_id', '=', Number(customer.id))
    .execute()
  for (const { id, ...user } of users) {
    const customers = await db
      .selectFrom('user_customers')
      .innerJoin('customers', 'customers.id', 'user_customers.customer_id')
      .select(['customers.id', 'customers.name', 'customers.unit'])
      .select(['customers.segment', 'customers.subsegment', 'customers.has_equote'])
      .where('user_id', '=', id)
      .orderBy('position')
      .execute()
    await db
      .updateTable('users')
      .set(derivedColumns({ ...user, customers }))
      .where('id', '=', id)
      .execute()
  }
}

/** Entered by the plant, so the page stops asking to review it as demo data. */
const claim =
  (table: 'page_texts' | 'team_members') =>
  async (db: Db, { id }: Row) => {
    await db.updateTable(table).set({ is_sample: 0 }).where('id', '=', Number(id)).execute()
  }

const afterChange: { readonly [Name in RecordName]?: (db: Db, row: Row) => Promise<void> } = {
  customers: refreshUsers,
  pageTexts: claim('page_texts'),
  teamMembers: claim('team_members'),
}

export const followUp = async (db: Db, name: string, row: Row) => afterChange[name as RecordName]?.(db, row)
