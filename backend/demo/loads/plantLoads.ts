import { dice } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { alloysByName } from '../trade/alloys.ts'
import { numberOf } from '../trade/book.ts'

interface Certified {
  readonly part_id: number
  readonly alloy: string
  readonly jobOrder: string
}

/** Contents of a certificate of conformance: each load is a lot of its job order. */
export const certifiedAs = ({ part_id, alloy, jobOrder }: Certified) => ({
  revision: 'ABCD'.charAt(part_id % 4),
  serials: jobOrder,
  specification: alloysByName.get(alloy)?.standard ?? null,
  deviations: null,
  quantity: null,
  signer: 'Ysolde Marchetti',
  signer_function: 'Quality engineer',
})

/** Certificates for invoiced loads that are waiting to ship: none, one or two per load. */
export const plantLoads = async (ground: Ground) => {
  const { db } = ground
  const { pick } = dice('certificates')
  const waiting = await db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['deliveries.id', 'deliveries.customer_id', 'job_orders.part_id', 'parts.alloy'])
    .select('job_orders.number as jobOrder')
    .where('deliveries.shipped_on', 'is', null)
    .where('deliveries.invoice_id', 'is not', null)
    .orderBy('deliveries.id')
    .execute()
  const certificates = waiting.flatMap(({ id, customer_id, ...load }) =>
    ['A', 'B'].slice(0, pick([0, 1, 1, 2])).map((part) => ({
      number: `CC${numberOf(customer_id, id)}${part}`,
      delivery_id: id,
      ...certifiedAs(load),
    })),
  )
  await enterRows(ground, { certificates })
}
