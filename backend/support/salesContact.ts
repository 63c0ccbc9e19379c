import type { support } from '../../schema/support.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const ofCustomer = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts as seller', 'seller.id', 'customer_terms.seller_id')
    .leftJoin('contacts as backup', 'backup.id', 'customer_terms.backup_id')
    .select(['seller.guid as sellerGuid', 'seller.name as sellerName', 'seller.email as sellerEmail'])
    .select(['backup.guid as backupGuid', 'backup.name as backupName', 'backup.email as backupEmail'])
    .where('customer_terms.customer_id', '=', value('customerId')),
)

/** Null where nobody has been agreed on. */
export const salesContact: Handler<typeof support.salesContact> = async ({ db, input }) =>
  (await ofCustomer(db, input))[0] ?? null
