import type { salesGoals } from '#schema/sales/salesGoals.ts'
import type { Cents } from '#values/types.ts'
import { isCustomer } from '../access/customers.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'

interface SoldPartsQuery {
  readonly customerId: number
  readonly year: number
  readonly segmentId: number
}

const partsOf = prepared((db, value: Placing<SoldPartsQuery>) =>
  db
    .selectFrom('invoiced_parts')
    .innerJoin('parts', 'parts.id', 'invoiced_parts.part_id')
    .leftJoin('part_margins', 'part_margins.part_id', 'parts.id')
    .where('invoiced_parts.customer_id', '=', value('customerId'))
    .where('invoiced_parts.year', '=', value('year'))
    .where('parts.segment_id', '=', value('segmentId'))
    .where('invoiced_parts.quantity', '>', 0)
    .select(['parts.provider_number as providerPartNumber', 'parts.customer_number as customerPartNumber'])
    .select(['parts.alloy as material', 'invoiced_parts.quantity', 'invoiced_parts.amount'])
    .select(['part_margins.percent as margin', 'part_margins.is_sample'])
    .orderBy('invoiced_parts.amount', 'desc')
    .orderBy('parts.id'),
)

/** Parts invoiced to a customer, with their average price and margin. */
export const soldParts: Handler<typeof salesGoals.soldParts> = async ({ reader, input }) => {
  if (!(await isCustomer(reader, input.customerId))) throw notFound()
  const found = await partsOf(reader, input)
  return found.map(({ amount, is_sample, ...part }) => ({
    ...part,
    price: Math.round(amount / part.quantity) as Cents,
    isSample: is_sample === 1,
  }))
}
