import type { DataFile } from '../../schema/imports/file.ts'
import type { Instant } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import type { Problem } from './reading/csv.ts'

/** A file to import. */
export interface Source {
  readonly file: DataFile
  open(): AsyncIterable<Uint8Array>
  /** Where the folders of its attached files are; none where it came by itself. */
  readonly folder?: string
}

/** What came of a file: either it was taken, or it has problems. */
export interface Imported {
  readonly entity: string
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly problems: readonly Problem[]
}

/** `removingParts` is of rows that go with those that they are parts of. */
export type Stage = 'reading' | 'checking' | 'writing' | 'removing' | 'removingParts'

export interface Manner {
  /** Whether rows go that the file no longer has. */
  readonly isReplacing: boolean
  /** Who imports: the command, a key, a user. */
  readonly madeBy: string
  readonly callerId: number | null
  readonly now: () => Instant
  /** Raises an error, inside the transaction that writes, where whoever imports may no longer do so. */
  readonly requireAccess?: (db: Db) => Promise<void>
  /** Hears where it is: of reading, how many rows; of removing, how many are to go. */
  readonly onProgress: (entity: string, stage: Stage, count: number) => void
}

/** The problems of a file within a transaction, which they end. */
export class FileNotTaken extends Error {
  readonly entity: string
  readonly problems: readonly Problem[]

  constructor(entity: string, problems: readonly Problem[]) {
    super(`${entity} was not taken.`)
    this.entity = entity
    this.problems = problems
  }
}

/** Ends the import of a file that has problems. */
export const demand = ({ name }: DataFile, problems: readonly Problem[]) => {
  if (problems.length > 0) throw new FileNotTaken(name, problems)
}
