import { material } from '#schema/material/material.ts'
import { implement } from '../implement.ts'
import { approvalDocument, report } from './approvalDocuments.ts'
import { approve } from './approve.ts'
import { listApprovals } from './listApprovals.ts'
import { listBars, listPieces } from './listBars.ts'
import { listMovements } from './listMovements.ts'

export const materialCalls = implement('material', material, {
  listMovements,
  listBars,
  listPieces,
  listApprovals,
  approve,
  report,
  approvalDocument,
})
