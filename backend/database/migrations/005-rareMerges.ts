import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables/tables.ts'

/** A write of a user waits for less of the search's index. */
export const rareMerges = (db: Kysely<Tables>, dialect: Dialect) => dialect.mergeTrigramsRarely(db)
