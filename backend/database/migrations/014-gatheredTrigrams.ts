import type { Kysely } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Adds new users to the trigram index in batches of 100, so that few writes wait for it. */
export const gatheredTrigrams = (db: Kysely<unknown>, dialect: Dialect) => dialect.gatherForTrigrams(db)
