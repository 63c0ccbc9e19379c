import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables/tables.ts'

/** The search's index takes new users a hundred at a time; a write waits for it that seldom. */
export const gatheredTrigrams = (db: Kysely<Tables>, dialect: Dialect) => dialect.gatherForTrigrams(db)
