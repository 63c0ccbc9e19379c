import { entity, keyedEntity, rows } from '../entity.ts'
import { flag, integer, many, nullable, raw, text, wordOf } from '../kinds.ts'
import { maxHeaderLength } from './mapping.ts'
import { problemCodes } from './problems.ts'

export const count = (wire: string) => integer(wire, { min: 0 })

const problemParam = entity('problemParam', { name: text('name'), value: raw('value') })

/** Problem or warning of a file; line 0 means that no specific line is affected. */
export const importProblem = entity('importProblem', {
  line: count('line'),
  /** Column of the data file; null if it concerns the whole row or file. */
  column: nullable(text('column')),
  /** Header of that column in the plant's file; null if it has no such column. */
  header: nullable(raw('header', { max: maxHeaderLength })),
  /** Value as written in the file, cut after 100 characters; null if no single value is wrong. */
  value: nullable(raw('value', { max: 100 })),
  /** States what is expected; null for problems that earlier versions reported. */
  code: nullable(wordOf('code', ...problemCodes)),
  /** Values that the sentence contains. */
  params: rows('params', problemParam),
  /** The same as an English sentence. */
  reason: text('reason', { max: 4000 }),
})

/** Reason for leaving a row out: the header or a title once more, a line of dashes, a total, the foot of a page, a rule, a copy. */
export const skippedRows = ['header', 'title', 'line', 'total', 'page', 'rule', 'copy'] as const

/** Form of a file as it was read. */
export const formatFields = {
  form: wordOf('form', 'csv', 'xlsx', 'xls', 'ods'),
  /** Encoding of a text, detected or named. */
  encoding: nullable(text('encoding')),
  /** Detected separator of a CSV file: comma, semicolon or tab. */
  separator: nullable(raw('separator')),
  sheet: nullable(text('sheet')),
}

/** Row of a file that is not imported, such as a total. */
const skippedRow = entity('skippedRow', {
  line: count('line'),
  as: wordOf('as', ...skippedRows),
  cells: many(raw('cells')),
})

/** Column as it was read, with the format that was decided or mapped; null where there is nothing to decide. */
const readColumn = entity('readColumn', {
  column: text('column'),
  header: nullable(raw('header')),
  format: nullable(text('format')),
})

/** A changed column of a row, with the values as a file has them; null for none. */
const importedChange = entity('importedChange', {
  column: text('column'),
  from: nullable(raw('from')),
  to: nullable(raw('to')),
})

const ofRow = {
  /** Key of the row without its customer. */
  number: raw('number'),
  customerId: nullable(integer('customerId')),
  customer: nullable(text('customer')),
}

/** A row that an import changed, or would change in a dry run. */
export const importedRow = keyedEntity('importedRow', 'position', {
  position: integer('position'),
  /** Line of the file; null for removed rows. */
  line: nullable(count('line')),
  state: wordOf('state', 'changed', 'added', 'removed'),
  ...ofRow,
  /** All values of new and removed rows. */
  changes: rows('changes', importedChange),
})

/** A row with problems, which are listed by its line. */
export const rejectedRow = entity('rejectedRow', { line: count('line'), ...ofRow })

const reportFields = {
  entity: text('entity'),
  isDryRun: flag('isDryRun'),
  rows: count('rows'),
  added: count('added'),
  changed: count('changed'),
  unchanged: count('unchanged'),
  removed: count('removed'),
  /** Rows with problems. */
  rejected: count('rejected'),
  /** Rows that `replace` cannot remove, because others refer to them. */
  referred: count('referred'),
  /** Rows of other kinds that are removed because they refer to removed ones. */
  removedReferring: count('removedReferring'),
  /** True if `replace` would remove more than 20 % of the rows, which has to be confirmed by `force`. */
  needsForce: flag('needsForce'),
  /** Run in the history; null for a dry run. */
  runId: nullable(count('runId')),
  ...formatFields,
  columns: rows('columns', readColumn),
  /** Headers that are mapped to nothing. */
  ignored: many(raw('ignored')),
  /** Rows that are none; at most 100 of them are listed. */
  skippedCount: count('skippedCount'),
  skipped: rows('skipped', skippedRow),
  /** All problems; at most 1,000 of them are listed. */
  problemCount: count('problemCount'),
  problems: rows('problems', importProblem),
  warningCount: count('warningCount'),
  warnings: rows('warnings', importProblem),
  /** The first 1,000 rows that are changed, new or removed; `GET /importRuns/{id}/rows` has all of a run. */
  changedRows: rows('changedRows', importedRow),
  /** Rows of the listed problems. */
  rejectedRows: rows('rejectedRows', rejectedRow),
}

/** Changes that an import made, or would make in a dry run. */
export const importReport = entity('importReport', reportFields)

/** The same of a file that is imported as several kinds. */
export const importReports = entity('importReports', { ...reportFields, also: rows('also', importReport) })
