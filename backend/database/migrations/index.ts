import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'
import { accounts } from './001-accounts.ts'
import { accessRules } from './002-accessRules.ts'
import { customersOfUsers } from './003-customersOfUsers.ts'
import { recoveries } from './004-recoveries.ts'
import { rareMerges } from './005-rareMerges.ts'
import { trade } from './006-trade.ts'

type Migration = (db: Kysely<Tables>, dialect: Dialect) => Promise<void>

/** In order; a released one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-accessRules': accessRules,
  '003-customersOfUsers': customersOfUsers,
  '004-recoveries': recoveries,
  '005-rareMerges': rareMerges,
  '006-trade': trade,
}
