import { id, read, write } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { flag, instant, integer, many, nullable, optional, raw, text, wordOf } from '../kinds.ts'
import { search } from '../list.ts'
import { file, listOf } from '../wire/envelope.ts'
import { rhythms } from './freshness.ts'
import { mappedColumn, mappingFields, mappingsFields, skipRule, totals } from './mapping.ts'
import { count, formatFields, importedRow, importProblem, importReport, importReports, rejectedRow } from './report.ts'

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
  /** Line of the header. */
  headerRow: count('headerRow'),
  /** Lines of other rows that could be the header; the user is asked if there are any. */
  otherHeaderRows: many(count('otherHeaderRows')),
  /** The beginning of the file as it is, to choose the header from. */
  firstRows: rows('firstRows', sampleRow),
  headers: many(raw('headers')),
  sample: rows('sample', sampleRow),
  /** Kinds of file that fit, best first. */
  candidates: rows('candidates', candidate),
  /** Proposed kind; null if none fits. */
  file: nullable(text('file')),
  /** Proposed mapping to that kind. */
  columns: rows('columns', mappedColumn),
  /** `skip` if some of the first rows look like totals. */
  totals,
  source: nullable(text('source', { mayBeEmpty: true })),
  skip: rows('skip', skipRule),
  once: flag('once'),
  /** Name of the proposed mapping if it is a kept or a ready one, and names of all that fit. */
  mapping: nullable(text('mapping')),
  mappings: many(text('mappings')),
  /** True if the proposal is the mapping of the last accepted run. */
  isFromLastRun: flag('isFromLastRun'),
})

const rhythm = nullable(wordOf('rhythm', ...rhythms))

/** A kind of file with the age of its data. */
export const importKind = keyedEntity('importKind', 'file', {
  file: text('file'),
  importedAt: nullable(instant('importedAt')),
  /** Rows in the portal. */
  rows: count('rows'),
  /** Interval in which the file is expected. */
  rhythm,
  /** True if it has not come in its rhythm. */
  isOverdue: flag('isOverdue'),
})

const keptMapping = keyedEntity('keptMapping', 'id', {
  id: integer('id'),
  name: text('name', { max: 120 }),
  /** Name of the plant's file that it was kept with. */
  fileName: text('fileName'),
})

const openUpload = keyedEntity('openUpload', 'id', {
  id: integer('id'),
  fileName: text('fileName'),
  /** Mapping of the last check; without a kind if there was none. */
  ...mappingsFields,
  file: nullable(text('file')),
  isReplacing: flag('isReplacing'),
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
  rejectedRows: rows('rejectedRows', rejectedRow),
  /** False if the changed rows are not kept: more than 100,000 of them, photos, or a run of more than 90 days ago. */
  isListed: flag('isListed'),
})

/** Rows that an undo restored. Rows that were changed after the import are not touched and counted as `skipped`. */
const undoneRun = entity('undoneRun', {
  removed: count('removed'),
  restored: count('restored'),
  readded: count('readded'),
  skipped: count('skipped'),
})

const access = { pages: ['data', 'imports'], owner: 'staff' } as const
const workbookTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'application/vnd.oasis.opendocument.spreadsheet',
]
const streams = { types: ['text/csv', ...workbookTypes], maxBytes: 2_000_000_000 }
const replace = optional(flag('replace'))
const force = optional(flag('force'))
/** Keeps rows to remove that others refer to, or removes both. */
const referred = optional(wordOf('referred', 'keep', 'remove'))

/** The request body is the file, so a nightly job needs only `curl -T FILE`. */
export const imports = {
  /**
   * Imports the whole file, or rejects it with 400 and a list of problems. With `dryRun` it changes nothing and answers
   * with the report, problems included.
   */
  save: write('PUT', '/import/:entity', {
    access: { ...access, orKey: true },
    params: { entity: text('entity', { max: 64 }) },
    query: {
      replace,
      force,
      referred,
      dryRun: optional(flag('dryRun')),
      /** Name of a kept or ready mapping, instead of that of the key. */
      mapping: optional(text('mapping', { max: 200 })),
    },
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
  /** The caller's uploads that are neither applied nor closed, with the choices of their last check. */
  listUploads: read('GET', '/importUploads', { access, isOwn: true, answer: listOf(openUpload) }),
  /** Proposes the mapping of an uploaded file to another kind or sheet. */
  propose: read('GET', '/importUploads/:id', {
    access,
    params: { id },
    query: {
      file: optional(text('file', { max: 64 })),
      sheet: optional(text('sheet', { max: 64 })),
      headerRow: optional(integer('headerRow', { min: 1, max: 1000 })),
      mapping: optional(text('mapping', { max: 200 })),
    },
    isOwn: true,
    answer: importUpload,
  }),
  /** Dry run of an uploaded file; problems are part of the report. The annotated file follows the last one. */
  check: write('POST', '/importUploads/:id/check', {
    access,
    params: { id },
    body: entity('importCheck', { ...mappingsFields, replace, referred }),
    isOwn: true,
    answer: importReports,
  }),
  /** Imports an uploaded file and deletes the upload; rejected like `save`, the upload then stays. */
  apply: write('POST', '/importUploads/:id/apply', {
    access,
    params: { id },
    body: entity('importApply', { ...mappingsFields, replace, force, referred }),
    isOwn: true,
    answer: importReports,
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
  listKinds: read('GET', '/importKinds', { access, isOwn: true, answer: listOf(importKind) }),
  /** Sets how often a kind of file is expected; null for never. */
  setRhythm: write('PUT', '/importKinds/:file', {
    access,
    params: { file: text('file', { max: 64 }) },
    body: entity('importRhythm', { rhythm }),
    isOwn: true,
    answer: entity('setRhythm', { file: text('file'), rhythm }),
  }),
  listMappings: read('GET', '/importMappings', { access, isOwn: true, answer: listOf(keptMapping) }),
  /** Keeps a mapping under a name, instead of one that has it. */
  keepMapping: write('POST', '/importMappings', {
    access,
    body: entity('keptMappingInput', {
      name: text('name', { max: 120 }),
      fileName: text('fileName'),
      ...mappingFields,
    }),
    isOwn: true,
    answer: keptMapping,
  }),
  forgetMapping: write('DELETE', '/importMappings/:id', {
    access,
    params: { id },
    isOwn: true,
    answer: entity('forgottenMapping', { id }),
  }),
  listRuns: read('GET', '/importRuns', {
    access,
    list: { sort: ['at', 'entity', 'madeBy', 'result'], filter: { entity: text('entity', { max: 64 }) } },
    isOwn: true,
    answer: listOf(importRun),
  }),
  getRun: read('GET', '/importRuns/:id', { access, params: { id }, isOwn: true, answer: runDetail }),
  /** Rows that a run changed, with number, customer and values. */
  listRows: read('GET', '/importRuns/:id/rows', {
    access,
    params: { id },
    list: {
      sort: ['position', 'line', 'state', 'number', 'customer'],
      filter: { q: search(['number', 'customer']), state: wordOf('state', 'changed', 'added', 'removed') },
    },
    isOwn: true,
    answer: listOf(importedRow),
  }),
  /** Undoes the last accepted run of a file; 409 if others refer to its rows by now. */
  undo: write('POST', '/importRuns/:id/undo', { access, params: { id }, isOwn: true, answer: undoneRun }),
}
