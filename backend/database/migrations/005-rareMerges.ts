import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** Makes user writes faster by merging the trigram index less often. */
export const rareMerges = (db: Kysely<Tables>, dialect: Dialect) => dialect.mergeTrigramsRarely(db)
