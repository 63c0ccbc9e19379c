import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { readSenders } from '../quality/deviations.ts'
import { enterFiles, paperWithText } from '../quality/enterFiles.ts'
import { plantOffers } from './offers.ts'
import { drawMaterial, type LotPart, type MaterialRows } from './rows.ts'
import { drawScrap } from './scrap.ts'

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

/** Only this bar's approval has a file; earlier approvals were on paper. */
const withFile = 'B-304'

const withApprovals = async (ground: Ground, bars: MaterialRows['bars']) => {
  const { approvers } = await readSenders(ground.db)
  const by = approvers.get(customerIds.steelMaker)
  if (by === undefined) return bars
  const about = { title: 'Raw material approved', facts: [['Bar', withFile]] as const, foot: withFile }
  const paper = paperWithText('The bar is approved by its QST7 report.', about)
  const sent = { label: `approval of ${withFile}`, name: `Approval of ${withFile}.pdf`, paper, by }
  const ids = await enterFiles(ground, [sent])
  return bars.map((bar) => (bar.name === withFile ? { ...bar, approval_file_id: ids.get(sent) ?? null } : bar))
}

export const plantMaterial = async (ground: Ground) => {
  const { db } = ground
  const parts = await readParts(db, customerIds.steelMaker)
  const material = drawMaterial(customerIds.steelMaker, ground, parts)
  const scrap = drawScrap(ground, material.cuttings)
  const { bars } = material
  await enterRows(db, { ...material, bars: await withApprovals(ground, bars), scrap_items: scrap })
  await plantOffers(ground, scrap, material)
}
