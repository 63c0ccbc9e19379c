import type { quotes } from '#schema/quotes/quotes.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'

const contactOf = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('customers')
    .leftJoin('quote_customers', 'quote_customers.customer_id', 'customers.id')
    .select(['customers.name', 'is_ring_only', 'has_works', 'has_addresses'])
    .where('customers.id', '=', customerId)
    .execute()

export const crmIdOf = (customerId: number) => `CRM-${customerId}`

export const contact: Handler<typeof quotes.contact> = async ({ db, input: { customerId } }) => {
  const [found] = await contactOf(db, { customerId })
  if (!found) throw notFound()
  return {
    crmId: crmIdOf(customerId),
    customer: found.name,
    isRingOnly: found.is_ring_only === 1,
    hasWorks: found.has_works === 1,
    hasAddresses: found.has_addresses === 1,
  }
}

export const specs: Handler<typeof quotes.specs> = ({ db }) =>
  db.selectFrom('quote_specs').select(['guid', 'name']).orderBy('name').orderBy('id').execute()

const treatmentsOf = (db: Db, { specGuid }: { specGuid: string }) =>
  db
    .selectFrom('quote_treatments')
    .innerJoin('quote_specs', 'quote_specs.id', 'quote_treatments.spec_id')
    .select(['quote_treatments.guid', 'quote_treatments.name'])
    .where('quote_specs.guid', '=', specGuid)
    .orderBy('quote_treatments.id')
    .execute()

export const treatments: Handler<typeof quotes.treatments> = ({ db, input }) => treatmentsOf(db, input)

const worksOf = (db: Db, { kind }: { kind: 'machining' | 'ultrasonic' }) =>
  db.selectFrom('quote_works').select(['guid', 'name']).where('kind', '=', kind).orderBy('id').execute()

export const machining: Handler<typeof quotes.machining> = ({ db }) => worksOf(db, { kind: 'machining' })

export const ultrasonic: Handler<typeof quotes.ultrasonic> = ({ db }) => worksOf(db, { kind: 'ultrasonic' })

export const addresses: Handler<typeof quotes.addresses> = ({ db, input }) =>
  db.selectFrom('quote_addresses').select('address').where('customer_id', '=', input.customerId).orderBy('id').execute()
