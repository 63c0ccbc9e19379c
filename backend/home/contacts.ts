import { directRepresentative, type home } from '#schema/home/home.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const ofCustomer = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts as seller', 'seller.id', 'customer_terms.seller_id')
    .leftJoin('contacts as backup', 'backup.id', 'customer_terms.backup_id')
    .leftJoin('contacts as representative', 'representative.id', 'customer_terms.representative_id')
    .innerJoin('contacts as receivable', 'receivable.id', 'customer_terms.receivable_id')
    .select(['seller.name as sellerName', 'seller.email as sellerEmail', 'seller.guid as sellerGuid'])
    .select(['backup.name as backupName', 'backup.email as backupEmail', 'backup.guid as backupGuid'])
    .select(['representative.name as representativeName', 'representative.email as representativeEmail'])
    .select(['representative.guid as representativeGuid', 'receivable.name as receivableName'])
    .select(['receivable.email as receivableEmail', 'receivable.guid as receivableGuid'])
    .where('customer_terms.customer_id', '=', value('customerId')),
)

export const contacts: Handler<typeof home.contacts> = async ({ db, input }) => {
  const [found] = await ofCustomer(db, input)
  return found ? { ...found, representativeName: found.representativeName ?? directRepresentative } : null
}
