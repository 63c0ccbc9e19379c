import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

const terms = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('incoterms', 'incoterms.id', 'customer_terms.incoterm_id')
    .select(['incoterms.name as incoterm', 'customer_terms.delivery_point as deliveryPoint'])
    .select(['customer_terms.credit_terms as terms', 'customer_terms.phone', 'customer_terms.fax'])
    .select(['customer_terms.delivery_address as deliveryAddress', 'customer_terms.hash'])
    .where('customer_terms.customer_id', '=', value('customerId')),
)

/** Delivery and payment terms of a customer; null if there are none. */
export const termsOf = async (db: Db, customerId: number) => (await terms(db, { customerId }))[0] ?? null

/** The plant's own stop of a customer's shipments; null if there is none. */
export const creditHoldBy = async (db: Db, customerId: number) =>
  (await db
    .selectFrom('credit_holds')
    .select(['held_on as heldOn', 'reason'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()) ?? null

export const readBankDetails = async (db: Db) =>
  (await db
    .selectFrom('bank_details')
    .select(['beneficiary', 'bank', 'city', 'swift'])
    .select(['account_number as accountNumber', 'routing_number as routingNumber'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null
