import { id, read, write } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { flag, instant, integer, many, nullable, optional, raw, text, wordOf } from '../kinds.ts'
import { file, listOf } from '../wire/envelope.ts'
import { problemCodes } from './problems.ts'

const count = (wire: string) => integer(wire, { min: 0 })

/** Limits of what a mapping names; longer headers count by their beginning. */
export const maxHeaderLength = 200
export const maxValueLength = 255

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

export const dateFormats = [
  ...['YYYY-MM-DD', 'YYYYMMDD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY', 'MM/DD/YYYY', 'MM-DD-YYYY'],
  ...['DD.MM.YY', 'DD/MM/YY', 'MM/DD/YY'],
] as const

/** Numbers by their decimal sign, each shown with a thousands separator. */
export const numberFormats = ['1,234.56', '1.234,56'] as const

const replacedValue = entity('replacedValue', {
  from: raw('from', { max: maxValueLength }),
  to: raw('to', { max: 2000 }),
})

/** Source of one column of a data file: a column of the plant's file, or a fixed value. */
export const mappedColumn = entity('mappedColumn', {
  column: text('column', { max: 64 }),
  /** Header in the plant's file. */
  from: optional(raw('from', { max: maxHeaderLength })),
  /** Value for all rows; a column has either this or `from`. */
  fixed: optional(raw('fixed', { max: 2000 })),
  /** Prefix that is removed as often as it occurs, such as `0` for leading zeros. */
  strip: optional(text('strip', { max: 20 })),
  /** Format of days or numbers; without one it is decided from all values of the column. */
  format: optional(wordOf('format', ...dateFormats, ...numberFormats)),
  /** Replaced values; values that are not listed stay as they are. */
  values: optional(rows('values', replacedValue)),
})

export const mappingFields = {
  /** Kind of file, such as `jobOrders`. */
  file: text('file', { max: 64 }),
  /** Sheet of a workbook; the first one by default. */
  sheet: optional(nullable(text('sheet', { max: 64 }))),
  /** Unmapped headers that equal a column name map to it; all others are ignored. */
  columns: rows('columns', mappedColumn),
}

export const mapping = entity('mapping', mappingFields)

const formatFields = {
  form: wordOf('form', 'csv', 'xlsx'),
  /** Detected encoding of a CSV file: `utf-8`, `utf-16le`, `utf-16be` or `windows-1252`. */
  encoding: nullable(text('encoding')),
  /** Detected separator of a CSV file: comma, semicolon or tab. */
  separator: nullable(raw('separator')),
  sheet: nullable(text('sheet')),
}

/** Column as it was read, with the format that was decided or mapped; null where there is nothing to decide. */
const readColumn = entity('readColumn', {
  column: text('column'),
  header: nullable(raw('header')),
  format: nullable(text('format')),
})

/** Changes that an import made, or would make in a dry run. */
export const importReport = entity('importReport', {
  entity: text('entity'),
  isDryRun: flag('isDryRun'),
  rows: count('rows'),
  added: count('added'),
  changed: count('changed'),
  unchanged: count('unchanged'),
  removed: count('removed'),
  /** True if `replace` would remove more than 20 % of the rows, which has to be confirmed by `force`. */
  needsForce: flag('needsForce'),
  /** Run in the history; null for a dry run. */
  runId: nullable(count('runId')),
  ...formatFields,
  columns: rows('columns', readColumn),
  /** Headers that are mapped to nothing. */
  ignored: many(raw('ignored')),
  /** All problems; at most 1,000 of them are listed. */
  problemCount: count('problemCount'),
  problems: rows('problems', importProblem),
  warningCount: count('warningCount'),
  warnings: rows('warnings', importProblem),
})

const candidate = entity('candidate', {
  file: text('file'),
  /** Number of headers that the kind of file recognizes. */
  matched: count('matched'),
  /** Required columns without a header. */
  missing: many(text('missing')),
})

const sampleRow = entity('sampleRow', { line: count('line'), cells: many(raw('cells')) })

/** Uploaded file with the proposed kind and mapping. It is deleted when it is applied or closed, or after a day. */
export const importUpload = keyedEntity('importUpload', 'id', {
  id: integer('id'),
  fileName: text('fileName'),
  size: count('size'),
  ...formatFields,
  /** Names of the sheets of a workbook. */
  sheets: many(text('sheets')),
  headers: many(raw('headers')),
  sample: rows('sample', sampleRow),
  /** Kinds of file that fit, best first. */
  candidates: rows('candidates', candidate),
  /** Proposed kind; null if none fits. */
  file: nullable(text('file')),
  /** Proposed mapping to that kind. */
  columns: rows('columns', mappedColumn),
  /** True if the proposal is the mapping of the last accepted run. */
  isFromLastRun: flag('isFromLastRun'),
})

const run = {
  id: integer('id'),
  entity: text('entity'),
  at: instant('at'),
  madeBy: text('madeBy'),
  fileName: nullable(text('fileName')),
  result: wordOf('result', 'done', 'refused'),
  rows: count('rows'),
  added: count('added'),
  changed: count('changed'),
  removed: count('removed'),
  problemCount: count('problemCount'),
  /** True for the last accepted run of a file that changed at most 100,000 rows. */
  canUndo: flag('canUndo'),
  undoneAt: nullable(instant('undoneAt')),
  undoneBy: nullable(text('undoneBy')),
}

export const importRun = keyedEntity('importRun', 'id', run)

const runDetail = keyedEntity('importRunDetail', 'id', {
  ...run,
  sheet: nullable(text('sheet')),
  /** Mapping of the run. */
  columns: rows('columns', mappedColumn),
  problems: rows('problems', importProblem),
})

/** Rows that an undo restored. Rows that were changed after the import are not touched and counted as `skipped`. */
const undoneRun = entity('undoneRun', {
  removed: count('removed'),
  restored: count('restored'),
  readded: count('readded'),
  skipped: count('skipped'),
})

const access = { pages: ['data', 'imports'], owner: 'staff' } as const
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const streams = { types: ['text/csv', sheetType], maxBytes: 2_000_000_000 }
const replace = optional(flag('replace'))
const force = optional(flag('force'))

/** The request body is the file, so a nightly job needs only `curl -T FILE`. */
export const imports = {
  /**
   * Imports the whole file, or rejects it with 400 and a list of problems. With `dryRun` it changes nothing and answers
   * with the report, problems included.
   */
  save: write('PUT', '/import/:entity', {
    access: { ...access, orKey: true },
    params: { entity: text('entity', { max: 64 }) },
    query: { replace, force, dryRun: optional(flag('dryRun')) },
    streams,
    isOwn: true,
    answer: importReport,
  }),
  /** Stores a file for the screen, and proposes its kind and mapping. */
  upload: write('POST', '/importUploads', {
    access,
    query: { name: text('name') },
    streams,
    isOwn: true,
    answer: importUpload,
  }),
  /** Proposes the mapping of an uploaded file to another kind or sheet. */
  propose: read('GET', '/importUploads/:id', {
    access,
    params: { id },
    query: { file: optional(text('file', { max: 64 })), sheet: optional(text('sheet', { max: 64 })) },
    isOwn: true,
    answer: importUpload,
  }),
  /** Dry run of an uploaded file; problems are part of the report. The annotated file follows the last one. */
  check: write('POST', '/importUploads/:id/check', {
    access,
    params: { id },
    body: entity('importCheck', { ...mappingFields, replace }),
    isOwn: true,
    answer: importReport,
  }),
  /** Imports an uploaded file and deletes the upload; rejected like `save`, the upload then stays. */
  apply: write('POST', '/importUploads/:id/apply', {
    access,
    params: { id },
    body: entity('importApply', { ...mappingFields, replace, force }),
    isOwn: true,
    answer: importReport,
  }),
  /** Deletes an uploaded file that is not to be imported. */
  discard: write('DELETE', '/importUploads/:id', {
    access,
    params: { id },
    isOwn: true,
    answer: entity('discardedUpload', { id }),
  }),
  /** CSV file of the last check: the rows as uploaded, with a further column of problems and warnings. */
  annotated: read('GET', '/importUploads/:id/annotated', {
    access,
    params: { id },
    isOwn: true,
    answer: file('text/csv', { isUploaded: true }),
  }),
  listRuns: read('GET', '/importRuns', {
    access,
    list: { sort: ['at', 'entity', 'madeBy', 'result'], filter: { entity: text('entity', { max: 64 }) } },
    isOwn: true,
    answer: listOf(importRun),
  }),
  getRun: read('GET', '/importRuns/:id', { access, params: { id }, isOwn: true, answer: runDetail }),
  /** Undoes the last accepted run of a file; 409 if others refer to its rows by now. */
  undo: write('POST', '/importRuns/:id/undo', { access, params: { id }, isOwn: true, answer: undoneRun }),
}
