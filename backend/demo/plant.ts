import type { Day } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { plantCustomers } from './customers.ts'
import type { Ground } from './ground.ts'
import { plantQuotes } from './quotes.ts'
import { plantTrade } from './trade/plantTrade.ts'
import { plantTrail } from './trail.ts'
import { plantUsers } from './users.ts'
import { plantVisits } from './visits.ts'

/** In order: a part may refer to rows of those before it. */
const parts: readonly ((ground: Ground) => Promise<void>)[] = [
  plantCustomers,
  plantUsers,
  plantTrail,
  plantVisits,
  plantTrade,
  plantQuotes,
]

/** Fills a new database with the demo plant as it stands on a business day; the same day gives the same rows. */
export const plantDemo = (db: Db, { today, passwordHash }: { today: Day; passwordHash: string }) =>
  db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('settings')
      .values({ key: 'business_day', value: today })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Another portal on the same database was faster.
    if (numInsertedOrUpdatedRows !== 1n) return
    for (const part of parts) await part({ db: transaction, today, passwordHash })
  })
