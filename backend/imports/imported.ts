import type { DataFile } from '../../schema/imports/file.ts'
import type { Instant } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import type { Problem } from './reading/csv.ts'

export interface Source {
  readonly file: DataFile
  open(): AsyncIterable<Uint8Array>
  /** Folder that contains the folders of attached files; undefined for a single uploaded file. */
  readonly folder?: string
}

/** Result of a file: imported, or rejected with problems. */
export interface Imported {
  readonly entity: string
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly problems: readonly Problem[]
}

/** `removingParts` refers to dependent rows that are removed with their parent rows. */
export type Stage = 'reading' | 'checking' | 'writing' | 'removing' | 'removingParts'

export interface Manner {
  /** Removes rows that the file no longer contains. */
  readonly isReplacing: boolean
  readonly madeBy: string
  readonly callerId: number | null
  readonly now: () => Instant
  /** Raises an error inside the writing transaction if the user may no longer import. */
  readonly requireAccess?: (db: Db) => Promise<void>
  /** Reports progress: while reading, `count` is the rows read so far; while removing, the rows to be removed. */
  readonly onProgress: (entity: string, stage: Stage, count: number) => void
}

/** Problems of a file; throwing it rolls back the transaction. */
export class ImportRejectedError extends Error {
  readonly entity: string
  readonly problems: readonly Problem[]

  constructor(entity: string, problems: readonly Problem[]) {
    super(`${entity} was not taken.`)
    this.entity = entity
    this.problems = problems
  }
}

export const requireNoProblems = ({ name }: DataFile, problems: readonly Problem[]) => {
  if (problems.length > 0) throw new ImportRejectedError(name, problems)
}
