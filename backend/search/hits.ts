import type { HitState } from '#schema/home/search.ts'
import type { Day } from '#values/types.ts'
import type { DialectName } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'

export interface Detail {
  readonly record: string | number
  readonly customerId: number
  readonly about: string
  readonly key?: string | null
  /** Replaces the number in the result. */
  readonly name?: string | null
  readonly state?: HitState | null
}

export interface OfRecords {
  readonly records: unknown
  readonly today: Day
}

export type Detailed = (db: Db, values: OfRecords, dialect: DialectName) => Promise<Detail[]>
