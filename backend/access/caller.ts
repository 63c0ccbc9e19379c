import { actsForEveryCustomer } from '#schema/account/roles.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'

export interface Caller {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roleId: number
  readonly plant: 'forge' | 'aerospace'
  readonly customers: 'all' | readonly number[]
  readonly key?: string
}

const linksOf = prepared((db, value: Placing<{ userId: number }>) =>
  db.selectFrom('user_customers').select('customer_id').where('user_id', '=', value('userId')).orderBy('position'),
)

type UserRow = Pick<Tables['users'], 'name' | 'email' | 'role_id' | 'plant'> & { id: number }

export const callerOf = async (db: Db, row: UserRow): Promise<Caller> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  roleId: row.role_id,
  plant: row.plant,
  customers: actsForEveryCustomer(row.role_id)
    ? 'all'
    : (await linksOf(db, { userId: row.id })).map((link) => link.customer_id),
})
