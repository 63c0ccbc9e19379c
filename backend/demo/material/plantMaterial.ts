import type { Db } from '../../database/open.ts'
import { noteOf, type Paper } from '../../documents/paper.ts'
import { readSenders } from '../concessions/deviations.ts'
import { enterFiles } from '../concessions/enterFiles.ts'
import { customerIds } from '../customers.ts'
import type { Ground } from '../ground.ts'
import { enterRows } from '../trade/rows/enterRows.ts'
import { plantOffers } from './offers.ts'
import { drawMaterial, type LotPart, type MaterialRows } from './rows.ts'
import { drawScrap } from './scrap.ts'

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

const approvalPaper = (bar: string): Paper => ({
  product: 'Anvil',
  title: 'Raw material approved',
  isLandscape: false,
  facts: [['Bar', bar]],
  blocks: [noteOf('The bar is approved by its QST7 report.')],
  foot: bar,
})

/** The bar of this name is approved by a file; what came before was approved on paper. */
const withFile = 'B-304'

const withApprovals = async (ground: Ground, bars: MaterialRows['bars']) => {
  const { approvers } = await readSenders(ground.db)
  const by = approvers.get(customerIds.steelMaker)
  if (by === undefined) return bars
  const sent = {
    what: `approval of ${withFile}`,
    name: `Approval of ${withFile}.pdf`,
    paper: approvalPaper(withFile),
    by,
  }
  const ids = await enterFiles(ground, [sent])
  return bars.map((bar) => (bar.name === withFile ? { ...bar, approval_file_id: ids.get(sent) ?? null } : bar))
}

/** Heats, bars, lots and what was cut, of the steel maker; and what is left over of several customers' metal, and is offered for. */
export const plantMaterial = async (ground: Ground) => {
  const { db, today } = ground
  const parts = await readParts(db, customerIds.steelMaker)
  const material = drawMaterial(customerIds.steelMaker, today, parts)
  const { heats, bars, lots, cuttings, bar_pieces } = material
  await enterRows(db, 'heats', heats)
  await enterRows(db, 'bars', await withApprovals(ground, bars))
  await enterRows(db, 'lots', lots)
  await enterRows(db, 'cuttings', cuttings)
  await enterRows(db, 'bar_pieces', bar_pieces)
  const scrap = drawScrap(today, cuttings)
  await enterRows(db, 'scrap_items', scrap)
  await plantOffers(ground, scrap, material)
}
