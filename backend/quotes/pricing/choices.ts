import type { quotes } from '../../../schema/quotes/quotes.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import { notFound } from '../../errors.ts'
import type { Handler } from '../../implement.ts'

const contactOf = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('customers')
    .leftJoin('quote_customers', 'quote_customers.customer_id', 'customers.id')
    .select(['customers.name', 'is_ring_only', 'has_works', 'has_addresses'])
    .where('customers.id', '=', value('customerId')),
)

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

const allSpecs = prepared((db) => db.selectFrom('quote_specs').select(['guid', 'name']).orderBy('name').orderBy('id'))

export const specs: Handler<typeof quotes.specs> = ({ db }) => allSpecs(db, {})

const treatmentsOf = prepared((db, value: Placing<{ specGuid: string }>) =>
  db
    .selectFrom('quote_treatments')
    .innerJoin('quote_specs', 'quote_specs.id', 'quote_treatments.spec_id')
    .select(['quote_treatments.guid', 'quote_treatments.name'])
    .where('quote_specs.guid', '=', value('specGuid'))
    .orderBy('quote_treatments.id'),
)

export const treatments: Handler<typeof quotes.treatments> = ({ db, input }) => treatmentsOf(db, input)

const worksOf = prepared((db, value: Placing<{ kind: 'machining' | 'ultrasonic' }>) =>
  db.selectFrom('quote_works').select(['guid', 'name']).where('kind', '=', value('kind')).orderBy('id'),
)

export const machining: Handler<typeof quotes.machining> = ({ db }) => worksOf(db, { kind: 'machining' })

export const ultrasonic: Handler<typeof quotes.ultrasonic> = ({ db }) => worksOf(db, { kind: 'ultrasonic' })

const addressesOf = prepared((db, value: Placing<{ customerId: number }>) =>
  db.selectFrom('quote_addresses').select('address').where('customer_id', '=', value('customerId')).orderBy('id'),
)

export const addresses: Handler<typeof quotes.addresses> = ({ db, input }) => addressesOf(db, input)
