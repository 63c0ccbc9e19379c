import { type support, supportRole } from '#schema/company/support.ts'
import { infoOf } from '#schema/fields.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

const ofCustomer = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts as seller', 'seller.id', 'customer_terms.seller_id')
    .leftJoin('contacts as backup', 'backup.id', 'customer_terms.backup_id')
    .select(['seller.guid as sellerGuid', 'seller.name as sellerName', 'seller.email as sellerEmail'])
    .select(['backup.guid as backupGuid', 'backup.name as backupName', 'backup.email as backupEmail'])
    .where('customer_terms.customer_id', '=', customerId)
    .execute()

/** Null if no contact is assigned. */
export const salesContact: Handler<typeof support.salesContact> = async ({ db, input }) =>
  (await ofCustomer(db, input))[0] ?? null

const idsOf = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('customer_terms')
    .select(['seller_id as seller', 'backup_id as backup', 'it_id as it'])
    .select(['commercial_manager_id as commercialManager', 'receivable_id as receivable'])
    .where('customer_id', '=', customerId)
    .execute()

/** One row per assigned role, in the order of the roles; a person can have several. */
export const contacts: Handler<typeof support.contacts> = async ({ db, input }) => {
  const [ids] = await idsOf(db, input)
  if (!ids) return []
  const people = await db
    .selectFrom('contacts')
    .select(['id', 'guid', 'name', 'email'])
    .where('id', 'in', Object.values(ids))
    .execute()
  return infoOf(supportRole).words.flatMap((word) => {
    const role = word as keyof typeof ids
    const person = people.find(({ id }) => id === ids[role])
    return person ? [{ role, guid: person.guid, name: person.name, email: person.email }] : []
  })
}
