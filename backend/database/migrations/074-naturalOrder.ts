import type { Kysely } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Adds `natural_order`. */
export const naturalOrder = (db: Kysely<unknown>, dialect: Dialect) => dialect.createTextFunctions(db)
