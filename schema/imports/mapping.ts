import { entity, rows } from '../entity.ts'
import { flag, integer, nullable, optional, raw, text, wordOf } from '../kinds.ts'

/** Limits of what a mapping names; longer headers count by their beginning. */
export const maxHeaderLength = 200
export const maxValueLength = 255
export const maxSkipRules = 20

export const dateFormats = [
  'YYYY-MM-DD',
  'YYYYMMDD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'MM/DD/YYYY',
  'MM-DD-YYYY',
  'DD.MM.YY',
  'DD/MM/YY',
  'MM/DD/YY',
  'Excel',
] as const

/** Encodings that are detected, and those that only the mapping can name. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'iso-8859-15',
  'macintosh',
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
  /** Blank cells take the value above, which reports and forms write once for several rows. */
  fill: optional(flag('fill')),
  /** Values are keys of the plant instead of the portal's numbers; unknown ones get a new record or are rejected. */
  keys: optional(wordOf('keys', 'create', 'reject')),
  /** Decimals that the portal does not keep are rounded, and counted. */
  round: optional(flag('round')),
  /** Replaced values; values that are not listed stay as they are. */
  values: optional(rows('values', replacedValue)),
})

/** Leaves out rows that look like totals, or imports them; without it they are problems. */
export const totals = nullable(wordOf('totals', 'skip', 'keep'))

/** Rows that are left out by the value of a column. */
export const skipRule = entity('skipRule', {
  from: raw('from', { max: maxHeaderLength }),
  is: wordOf('is', 'empty', 'equal', 'beginning'),
  /** Compared without case; not for empty cells. */
  value: optional(raw('value', { max: maxValueLength })),
})

export const mappingFields = {
  /** Kind of file, such as `jobOrders`. */
  file: text('file', { max: 64 }),
  /** Sheet of a workbook; the first one by default. */
  sheet: optional(nullable(text('sheet', { max: 64 }))),
  /** Encoding of a text; detected by default. */
  encoding: optional(nullable(wordOf('encoding', ...encodings))),
  /** Line of the header; by default the first one that has the headers of the mapping. */
  headerRow: optional(nullable(integer('headerRow', { min: 1, max: 1000 }))),
  /** Program whose keys the file has, so that those of several do not collide. */
  source: optional(text('source', { mayBeEmpty: true, max: 60 })),
  totals: optional(totals),
  /** Rows that are left out. */
  skip: optional(rows('skip', skipRule, { max: maxSkipRules })),
  /** Rows that repeat another one in all mapped columns count once, as for orders in a list of their lines. */
  once: optional(flag('once')),
  /** Unmapped headers that equal a column name map to it; all others are ignored. */
  columns: rows('columns', mappedColumn),
}

export const mapping = entity('mapping', mappingFields)

/** Kinds that one file is imported as besides the first, such as the lines of its orders. */
export const maxAlso = 3

/** Mappings of a file, all of which are imported or none. */
export const mappingsFields = { ...mappingFields, also: optional(rows('also', mapping, { max: maxAlso })) }
