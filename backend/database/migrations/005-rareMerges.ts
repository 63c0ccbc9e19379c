import type { Kysely } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Makes user writes faster by merging the trigram index less often. */
export const rareMerges = (db: Kysely<unknown>, dialect: Dialect) => dialect.mergeTrigramsRarely(db)
