import type { DataFile } from '#schema/imports/file.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import type { OpenFile } from './reading/encoding.ts'
import type { ReadColumn } from './reading/loading.ts'
import type { Mapping } from './reading/mappedColumns.ts'
import type { SkippedRow } from './reading/noRows.ts'
import type { Problem } from './reading/problems.ts'
import type { FileForm } from './reading/table.ts'
import type { ImportedRow, RejectedRow } from './runs/describeRows.ts'

export interface Source {
  readonly file: DataFile
  readonly open: OpenFile
  /** Name of the plant's file; for a file without a name, that of its kind. */
  readonly fileName?: string
  readonly mapping?: Mapping | null
  /** Folder that contains the folders of attached files; undefined for a single uploaded file. */
  readonly folder?: string
}

/** True if so many of the present rows would be removed that it has to be forced: more than 20 %. */
export const isLargeRemoval = (gone: number, present: number) => gone > present * 0.2

/** Result of a file: imported, or rejected with problems. In a dry run nothing is stored. */
export interface Imported {
  readonly entity: string
  readonly fileName: string | null
  readonly isDryRun: boolean
  readonly rows: number
  /** Counts of the rows without problems. */
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
  /** Rows with problems. */
  readonly rejected: number
  /** Rows that cannot be removed because others refer to them. */
  readonly referred: number
  /** Rows of other kinds that are removed because they refer to removed ones. */
  readonly removedReferring: number
  /** More than 20 % of the rows would be removed. */
  readonly needsForce: boolean
  readonly form: FileForm
  readonly columns: readonly ReadColumn[]
  /** Headers that are mapped to nothing. */
  readonly ignored: readonly string[]
  /** Rows of the file that are none, such as totals; the first ones are listed. */
  readonly skippedCount: number
  readonly skipped: readonly SkippedRow[]
  readonly problemCount: number
  /** The first 1,000 problems. */
  readonly problems: readonly Problem[]
  readonly warningCount: number
  readonly warnings: readonly Problem[]
  /** The first 1,000 rows that change, are new, or are removed. */
  readonly changedRows: readonly ImportedRow[]
  /** Lines of the listed problems with their numbers. */
  readonly rejectedRows: readonly RejectedRow[]
  /** Row of the history; null for a dry run. */
  readonly runId: number | null
}

/** `removingParts` refers to dependent rows that are removed with their parent rows. */
type Stage = 'reading' | 'checking' | 'writing' | 'removing' | 'removingParts'

export interface Manner {
  /** Removes rows that the file no longer contains. */
  readonly isReplacing: boolean
  /** Removes them even if they are more than 20 % of the rows. */
  readonly isForced?: boolean
  /** Keeps rows to remove that others refer to, or removes both. Without it they are problems. */
  readonly referred?: 'keep' | 'remove' | undefined
  /** Imports all files or none, as if rows were removed. */
  readonly isTogether?: boolean
  /** Rolls everything back at the end. */
  readonly isDryRun?: boolean
  /** Leaves no history, audit log or author of promised dates, as for the demo. */
  readonly isUnrecorded?: boolean
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
