import { dice } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { numberOf } from '../trade/rows/book.ts'

/** Certificates for invoiced loads that are waiting to ship: none, one or two per load. */
export const plantLoads = async ({ db }: Ground) => {
  const { pick } = dice('certificates')
  const waiting = await db
    .selectFrom('deliveries')
    .select(['id', 'customer_id'])
    .where('shipped_on', 'is', null)
    .where('invoice_id', 'is not', null)
    .orderBy('id')
    .execute()
  const certificates = waiting.flatMap(({ id, customer_id }) =>
    ['A', 'B']
      .slice(0, pick([0, 1, 1, 2]))
      .map((part) => ({ number: `CC${numberOf(customer_id, id)}${part}`, delivery_id: id })),
  )
  await enterRows(db, { certificates })
}
