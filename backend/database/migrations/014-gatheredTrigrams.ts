import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** A write of a user waits no longer for the search's index. */
export const gatheredTrigrams = (db: Kysely<Tables>, dialect: Dialect) => dialect.gatherForTrigrams(db)
