import type { wip } from '../../schema/wip.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const agreed = prepared((db, value: Placing<{ customerId: number }>) =>
  db.selectFrom('customer_terms').select('wip_source').where('customer_id', '=', value('customerId')),
)

/** A customer with whom nothing has been agreed yet has the first of the two lists. */
export const wipSource: Handler<typeof wip.wipSource> = async ({ db, input }) => {
  const [terms] = await agreed(db, { customerId: input.customerId })
  return { source: terms?.wip_source === 2 ? 'counts' : 'steps' }
}
