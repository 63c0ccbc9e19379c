import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

export const foldFunction = (db: Kysely<Tables>, dialect: Dialect) => dialect.createTextFunctions(db)
