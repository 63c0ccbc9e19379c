import type { Db } from '../../database/open.ts'

export const readDeviations = (db: Db) =>
  db
    .selectFrom('job_orders')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .innerJoin('customers', 'customers.id', 'job_orders.customer_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .where('job_orders.status', '=', 'deviationRequest')
    .select(['job_orders.id as jobOrderId', 'job_orders.number as jobOrder', 'job_orders.quantity'])
    .select(['customers.id as customerId', 'customers.name as customer'])
    .select(['parts.id as partId', 'parts.customer_number as customerPart', 'parts.alloy'])
    .select(['parts.provider_number as providerPart', 'purchase_orders.number as purchaseOrder'])
    .orderBy('job_orders.id')
    .execute()

export type Deviation = Awaited<ReturnType<typeof readDeviations>>[number]

/** Senders of the files: a member of the provider's staff, and for each customer a user who may approve. */
export const readSenders = async (db: Db) => {
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', 4)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const links = await db
    .selectFrom('user_customers')
    .innerJoin('users', 'users.id', 'user_customers.user_id')
    .where('users.role_id', 'in', [0, 3])
    .select(['user_customers.customer_id', 'user_customers.user_id'])
    .orderBy('user_customers.user_id', 'desc')
    .execute()
  return { staff: staff.id, approvers: new Map(links.map(({ customer_id, user_id }) => [customer_id, user_id])) }
}
