import type { Day } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import type { FileStore } from '../files/store.ts'

/** What each part of the plant is built on. */
export interface Ground {
  /** The one transaction of the whole plant. */
  readonly db: Db
  /** The business day; every date of the plant is relative to it. */
  readonly today: Day
  /** The hash of the one password that all accounts with a password share. */
  readonly passwordHash: string
  /** Where the plant's files go. */
  readonly store: FileStore
}
