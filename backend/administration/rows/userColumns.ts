import type { Expression } from 'kysely'
import { fold } from '../../../values/text/texts.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables/tables.ts'

interface Particulars {
  name: string
  email: string
  salesContact: string
  customers: readonly Pick<Tables['customers'], 'id' | 'name' | 'unit' | 'segment' | 'subsegment' | 'has_equote'>[]
}

interface Searched {
  readonly name: string
  readonly email: string
  readonly salesContact: string
  readonly relation: string
}

export const foldedColumns = ({ name, email, salesContact, relation }: Searched) => ({
  name_key: fold(name),
  sales_contact_key: fold(salesContact),
  relation_key: fold(relation),
  search: fold([name, email, salesContact, relation].join('\n')),
})

export const derivedColumns = ({ name, email, salesContact, customers }: Particulars) => {
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

export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

export const userOfEmail = (db: Db, key: string | Expression<string>) =>
  db.selectFrom('users').where('email_key', '=', key).where('deleted_at', 'is', null)
