import type { Day } from '#schema/kinds.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { FileStore } from '../files/store.ts'

export interface Ground {
  readonly db: Db
  readonly dialect: Dialect
  /** The business day; all demo dates are relative to it. */
  readonly today: Day
  readonly passwordHash: string
  readonly store: FileStore
  /** Plants the hostile texts and extreme amounts of `DEMO_EXTREMES` in place of believable values. */
  readonly hasExtremes: boolean
}
