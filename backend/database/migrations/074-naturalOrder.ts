import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** Adds `natural_order`. */
export const naturalOrder = (db: Kysely<Tables>, dialect: Dialect) => dialect.createTextFunctions(db)
