import type { budgets } from '#schema/sales/budgets.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

export const readSegments = async (db: Db) =>
  (await db.selectFrom('segments').select(['id', 'name', 'is_yearly_goal']).orderBy('id').execute()).map(
    ({ id, name, is_yearly_goal }) => ({ id, name, isYearlyGoal: is_yearly_goal === 1 }),
  )

export const segments: Handler<typeof budgets.segments> = ({ db }) => readSegments(db)

const allSellers = (db: Db) =>
  db
    .selectFrom('sellers')
    .innerJoin('contacts', 'contacts.id', 'sellers.contact_id')
    .select(['contacts.id', 'contacts.name'])
    .orderBy('contacts.name')
    .orderBy('contacts.id')
    .execute()

export const sellers: Handler<typeof budgets.sellers> = ({ db }) => allSellers(db)

const allCustomers = (db: Db) =>
  db
    .selectFrom('customers')
    .leftJoin('customer_terms', 'customer_terms.customer_id', 'customers.id')
    .leftJoin('contacts', 'contacts.id', 'customer_terms.representative_id')
    .select(['customers.id', 'customers.name', 'contacts.id as representativeId', 'contacts.name as representative'])
    .where('customers.type', '=', 1)
    .orderBy('customers.search')
    .orderBy('customers.id')
    .execute()

const usedInYear = (db: Db, { year }: { year: number }) =>
  db
    .selectFrom('budgets')
    .innerJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
    .select(['budget_rows.customer_id', 'budget_rows.segment_id'])
    .where('budgets.year', '=', year)
    .where('budget_rows.customer_id', 'is not', null)
    .groupBy(['budget_rows.customer_id', 'budget_rows.segment_id'])
    .orderBy('budget_rows.segment_id')
    .execute()

export const customers: Handler<typeof budgets.customers> = async ({ reader, clock, caller, input }) => {
  const year = input.year ?? Number(clock.today().slice(0, 4))
  const contracts = Map.groupBy(
    await reader.selectFrom('contracts').select(['id', 'customer_id', 'name']).orderBy('name').orderBy('id').execute(),
    ({ customer_id }) => customer_id,
  )
  const used = Map.groupBy(await usedInYear(reader, { year }), ({ customer_id }) => customer_id)
  return (await allCustomers(reader))
    .filter(({ id }) => caller.customers === 'all' || caller.customers.includes(id))
    .map((customer) => ({
      ...customer,
      contracts: (contracts.get(customer.id) ?? []).map(({ id, name }) => ({ id, name })),
      usedSegmentIds: (used.get(customer.id) ?? []).map(({ segment_id }) => segment_id),
    }))
}
