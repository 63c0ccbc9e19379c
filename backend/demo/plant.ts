import { plantFirstFiles, plantOtherFiles } from './files.ts'
import type { Ground } from './ground.ts'
import { plantLoads } from './loads/plantLoads.ts'
import { plantShipments } from './loads/plantShipments.ts'
import { plantMaterialFiles } from './plantMaterialFiles.ts'
import { plantReferences } from './plantReferences.ts'
import { plantReports } from './plantReports.ts'
import { plantApprovalFiles } from './quality/plantApprovalFiles.ts'
import { plantConcessions } from './quality/plantConcessions.ts'
import { plantQuality } from './quality/plantQuality.ts'
import { plantBudgets } from './sales/budgets.ts'
import { plantMargins } from './sales/invoicedSales.ts'
import { plantPlacedOrders } from './sales/placedOrders.ts'
import { plantRecentQuotes } from './sales/quoteHistory.ts'
import { plantQuotes } from './sales/quotes.ts'
import { plantRequests } from './sales/requests.ts'
import { plantTrade } from './trade/plantTrade.ts'
import { plantAuditLog } from './users/plantAuditLog.ts'
import { plantUsers } from './users/plantUsers.ts'
import { plantVisits } from './users/plantVisits.ts'

/** In dependency order: each part may refer to rows of earlier ones. */
const parts: readonly ((ground: Ground) => Promise<void>)[] = [
  plantFirstFiles,
  plantUsers,
  plantAuditLog,
  plantVisits,
  plantTrade,
  plantOtherFiles,
  plantLoads,
  plantShipments,
  plantReferences,
  plantConcessions,
  plantReports,
  plantMaterialFiles,
  plantQuotes,
  plantRecentQuotes,
  plantPlacedOrders,
  plantBudgets,
  plantMargins,
  plantQuality,
  plantApprovalFiles,
  plantRequests,
]

/** Fills a new database with the demo data for a business day; the same day always yields the same rows. */
export const plantDemo = (ground: Ground) =>
  ground.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('settings')
      .values({ key: 'business_day', value: ground.today })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Another portal on the same database was faster.
    if (numInsertedOrUpdatedRows !== 1n) return
    for (const part of parts) await part({ ...ground, db: transaction })
  })
