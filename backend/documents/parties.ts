import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../httpError.ts'

/** Whom a document is for. */
export interface Party {
  readonly name: string
  readonly legalName: string
}

const customers = prepared((db, value: Placing<{ customerId: number }>) =>
  db.selectFrom('customers').select(['name', 'legal_name as legalName']).where('id', '=', value('customerId')),
)

/** The customer that a document is for. */
export const partyOf = async (db: Db, customerId: number): Promise<Party> => {
  const [customer] = await customers(db, { customerId })
  if (!customer) throw notFound()
  return customer
}
