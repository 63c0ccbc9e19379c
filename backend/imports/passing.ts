import type { Imported, Manner, Source } from './imported.ts'
import type { Loaded } from './reading/loading.ts'
import type { PlantKey } from './reading/plantKeys.ts'
import type { Counted } from './reading/problems.ts'
import type { ImportedRow, RejectedRow } from './runs/describeRows.ts'
import type { Counts } from './writing/planned.ts'

/** A file on its way through an import. */
export interface Passing {
  readonly source: Source
  readonly loaded: Loaded
  readonly warnings: Counted
  /** Keys of its new records. */
  readonly keys: readonly PlantKey[]
  counts: Counts
  rejected: number
  removed: number
  referred: number
  removedReferring: number
  changedRows: readonly ImportedRow[]
  rejectedRows: readonly RejectedRow[]
  needsForce: boolean
  /** True if its changes are kept. */
  isListed: boolean
  /** True if they can be undone. */
  isUndoable: boolean
  runId: number | null
}

const noCounts: Counts = { added: 0, changed: 0, unchanged: 0 }

/** A file that has been read. */
export const passingOf = (source: Source, loaded: Loaded, warnings: Counted): Passing => ({
  source,
  loaded,
  warnings,
  keys: [],
  counts: noCounts,
  rejected: 0,
  removed: 0,
  referred: 0,
  removedReferring: 0,
  changedRows: [],
  rejectedRows: [],
  needsForce: false,
  isListed: false,
  isUndoable: false,
  runId: null,
})

export const hasProblems = ({ loaded }: Passing) => loaded.problems.count > 0

export const resultOf = ({ source, loaded, warnings, ...passing }: Passing, manner: Manner): Imported => {
  const { rows, form, columns, ignored, problems, skipped } = loaded
  const { count, listed } = problems.list()
  const isCounted = count === 0 || manner.isDryRun
  const { added, changed, unchanged } = isCounted ? passing.counts : noCounts
  return {
    entity: source.file.name,
    fileName: source.fileName ?? null,
    isDryRun: manner.isDryRun ?? false,
    rows: isCounted ? rows : 0,
    added,
    changed,
    unchanged,
    removed: isCounted ? passing.removed : 0,
    rejected: passing.rejected,
    referred: passing.referred,
    removedReferring: isCounted ? passing.removedReferring : 0,
    needsForce: passing.needsForce,
    form,
    columns,
    ignored,
    skippedCount: skipped.count,
    skipped: skipped.listed,
    runId: passing.runId,
    problemCount: count,
    problems: listed,
    warningCount: warnings.count,
    warnings: warnings.listed,
    changedRows: isCounted ? passing.changedRows : [],
    rejectedRows: passing.rejectedRows,
  }
}
