import type { orderReports } from '../../schema/orderReports.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const agreed = prepared((db, value: Placing<{ customerId: number }>) =>
  db.selectFrom('customer_terms').select('is_lot_type').where('customer_id', '=', value('customerId')),
)

/** Whether a customer orders by lots; one with whom nothing has been agreed yet does not. */
export const isLotType: Handler<typeof orderReports.isLotType> = async ({ db, input }) => {
  const [terms] = await agreed(db, { customerId: input.customerId })
  return terms?.is_lot_type === 1
}
