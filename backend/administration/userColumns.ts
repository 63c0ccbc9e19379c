import { domainToASCII } from 'node:url'
import type { Expression } from 'kysely'
import type { UserText } from '#schema/account/particulars.ts'
import { columnOf } from '#schema/records/record.ts'
import { cleanText, fold } from '#values/texts.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Camel } from '../list/source.ts'

interface UserInput {
  name: string
  email: string
  salesContact: string
  customers: readonly Pick<Tables['customers'], 'id' | 'name' | 'unit' | 'segment' | 'subsegment' | 'has_equote'>[]
}

interface SearchableFields {
  readonly name: string
  readonly email: string
  readonly salesContact: string
  readonly relation: string
}

export const foldedColumns = ({ name, email, salesContact, relation }: SearchableFields) => ({
  name_key: fold(name),
  sales_contact_key: fold(salesContact),
  relation_key: fold(relation),
  search: fold([name, email, salesContact, relation].join('\n')),
})

export const derivedColumns = ({ name, email, salesContact, customers }: UserInput) => {
  const relation = customers.map((customer) => customer.name).join(', ')
  const [first] = customers
  return {
    customer_ids: customers.map((customer) => customer.id).join(','),
    relation,
    unit: first?.unit ?? '',
    segment: first?.segment ?? '',
    subsegment: first?.subsegment ?? '',
    has_equote: first?.has_equote ?? 0,
    ...foldedColumns({ name, email, salesContact, relation }),
  } as const
}

/**
 * Identifies a mailbox. An internationalized domain has one form, although browsers send it in Punycode and people write
 * it in letters.
 */
export const emailKey = (email: string) => {
  const address = cleanText(email).toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  return at < 0 || domain === '' ? address : `${address.slice(0, at)}@${domain}`
}

type TextColumn<Name extends UserText> = {
  [Column in keyof Tables['users']]: Camel<Column> extends Name ? Column : never
}[keyof Tables['users']]

/** Values of a user's texts by their columns. */
export const textColumns = <Name extends UserText>(names: readonly Name[], textOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [columnOf(name), textOf(name)])) as Record<TextColumn<Name>, string>

export const userOfEmail = (db: Db, key: string | Expression<string>) =>
  db.selectFrom('users').where('email_key', '=', key).where('deleted_at', 'is', null)

/** The user who may sign in with an address; one who was put to sleep may not. */
export const awakeUserOfEmail = (db: Db, key: string) => userOfEmail(db, key).where('asleep_at', 'is', null)
