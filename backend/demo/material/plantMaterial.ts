import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import type { Ground } from '../ground.ts'
import { enterRows } from '../trade/rows/enterRows.ts'
import { drawMaterial, type LotPart } from './rows.ts'

/** The parts of the customer that are made of the inventory's alloy, each with its first job order. */
const readParts = async (db: Db, customerId: number): Promise<LotPart[]> =>
  db
    .selectFrom('parts')
    .leftJoin('job_orders', 'job_orders.part_id', 'parts.id')
    .where('parts.customer_id', '=', customerId)
    .where('parts.alloy', '=', 'Alloy 718 Premium')
    .select(['parts.id as partId', (eb) => eb.fn.min('job_orders.id').as('jobOrderId')])
    .groupBy('parts.id')
    .orderBy('parts.id')
    .execute()

/** Heats, bars, lots and what was cut, of the steel maker. */
export const plantMaterial = async ({ db, today }: Ground) => {
  const parts = await readParts(db, customerIds.steelMaker)
  const { heats, bars, lots, cuttings, bar_pieces } = drawMaterial(customerIds.steelMaker, today, parts)
  await enterRows(db, 'heats', heats)
  await enterRows(db, 'bars', bars)
  await enterRows(db, 'lots', lots)
  await enterRows(db, 'cuttings', cuttings)
  await enterRows(db, 'bar_pieces', bar_pieces)
}
