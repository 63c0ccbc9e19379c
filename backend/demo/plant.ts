import type { Db } from '../database/open.ts'
import { plantContracts } from './contracts/plantContracts.ts'
import { plantCustomers } from './customers.ts'
import type { Ground } from './ground.ts'
import { plantLoads } from './loads/plantLoads.ts'
import { plantShipments } from './loads/plantShipments.ts'
import { plantMaterial } from './material/plantMaterial.ts'
import { plantReferences } from './plantReferences.ts'
import { plantReports } from './plantReports.ts'
import { plantTeam } from './plantTeam.ts'
import { plantApprovalFiles } from './quality/plantApprovalFiles.ts'
import { plantConcessions } from './quality/plantConcessions.ts'
import { plantQuality } from './quality/plantQuality.ts'
import { plantBudgets } from './sales/budgets.ts'
import { plantMargins } from './sales/invoicedSales.ts'
import { plantPlacedOrders } from './sales/placedOrders.ts'
import { plantRecentQuotes } from './sales/quoteHistory.ts'
import { plantRates } from './sales/quoteRates.ts'
import { plantQuotes } from './sales/quotes.ts'
import { plantRequests } from './sales/requests.ts'
import { plantTrade } from './trade/plantTrade.ts'
import { plantAuditLog } from './users/plantAuditLog.ts'
import { plantUsers } from './users/plantUsers.ts'
import { plantVisits } from './users/plantVisits.ts'

/** In dependency order: each part may refer to rows of earlier ones. */
const parts: readonly ((ground: Ground) => Promise<void>)[] = [
  plantCustomers,
  plantUsers,
  plantAuditLog,
  plantVisits,
  plantTrade,
  plantLoads,
  plantShipments,
  plantReferences,
  plantConcessions,
  plantReports,
  plantMaterial,
  plantQuotes,
  plantRecentQuotes,
  plantRates,
  plantPlacedOrders,
  plantBudgets,
  plantMargins,
  plantContracts,
  plantQuality,
  plantApprovalFiles,
  plantTeam,
  plantRequests,
]

/** Fills a new database with the demo data for a business day; the same day always yields the same rows. */
export const plantDemo = (db: Db, ground: Omit<Ground, 'db'>) =>
  db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('settings')
      .values({ key: 'business_day', value: ground.today })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Another portal on the same database was faster.
    if (numInsertedOrUpdatedRows !== 1n) return
    for (const part of parts) await part({ ...ground, db: transaction })
  })
