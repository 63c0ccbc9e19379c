import type { Kysely } from 'kysely'
import type { CacheUntilCommit } from './cacheUntilCommit.ts'
import type { Dialect } from './dialect.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** A read-only copy of the database that PostgreSQL keeps up to date, for lists and documents. */
export interface Replica {
  /**
   * Reads from the replica if it has the last changes counted by these rows of `attempts`; otherwise, or if the replica
   * fails, reads from the primary, for which `run` gets null.
   */
  read<T>(counters: readonly string[], run: (db: Db | null) => Promise<T>): Promise<T>
  /** Age of the newest position of the primary that the replica is known to have replayed. */
  lagSeconds(): number
  readonly reads: Readonly<Record<'replica' | 'primary', number>>
  close(): Promise<void>
}

export interface OpenDatabase {
  /** For fast statements: lookups by key, a page from an index, a single write. */
  readonly db: Db
  /** For statements that read a lot. */
  readonly reader: Db
  readonly replica: Replica | null
  readonly dialect: Dialect
  readonly cacheUntilCommit: CacheUntilCommit
  /** Runs work whose statements may take as long as they need. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type OnError = (error: unknown) => void

/** A bucket from `FILES_URL`; region, endpoint and credentials are those of the environment. */
export interface Bucket {
  readonly name: string
  /** Begin of each key: empty, or ends in a slash. */
  readonly prefix: string
  /** True if the bucket is in the path of an address and not in its host name. */
  readonly isInPath: boolean
}

export interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Bucket of the files; without one they are in the data folder. */
  readonly bucket?: Bucket | undefined
}
