import type { Kysely } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const foldFunction = (db: Kysely<unknown>, dialect: Dialect) => dialect.createTextFunctions(db)
