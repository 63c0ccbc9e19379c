import { parseInput } from '#schema/checks/parseInput.ts'
import type { RowOf } from '#schema/entity.ts'
import type { importUpload } from '#schema/imports/calls.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { mapping, maxAlso } from '#schema/imports/mapping.ts'
import type { importReport, importReports } from '#schema/imports/report.ts'

export type Upload = RowOf<typeof importUpload>
export type Report = RowOf<typeof importReport>
export type Reports = RowOf<typeof importReports>
/** A mapping to one kind. */
export type OneMapping = RowOf<typeof mapping>
/** Mapping of a file, with those to further kinds that are imported together with it. */
export type Mapping = OneMapping & { readonly also?: OneMapping[] | undefined }
export type MappedColumn = Mapping['columns'][number]

/** Mapping of an upload, as the server proposes it, below the header that the user chose; null if no kind fits. */
export const proposedMapping = (
  { file, sheet, columns, totals, source, skip, once }: Upload,
  headerRow?: number,
): Mapping | null =>
  file === null
    ? null
    : {
        file,
        sheet,
        columns,
        totals,
        ...(headerRow !== undefined && { headerRow }),
        ...(source !== null && { source }),
        ...(skip.length > 0 && { skip }),
        ...(once && { once }),
      }

/** Column of the portal that a header is mapped to; a header with the name of a column maps to it. */
export const columnOf = ({ file, columns }: Mapping, header: string): MappedColumn | null => {
  const mapped = columns.find(({ from }) => from === header)
  if (mapped) return mapped
  const isFree = columns.every(({ column }) => column !== header)
  return isFree && Object.keys(dataFileOf(file)?.columns ?? {}).includes(header)
    ? { column: header, from: header }
    : null
}

const withColumn = (mapping: Mapping, changed: MappedColumn): Mapping => ({
  ...mapping,
  columns: [...mapping.columns.filter(({ column }) => column !== changed.column), changed],
})

/** Maps a header to a column of the portal; without a column it is not imported. */
export const mapHeader = (mapping: Mapping, header: string, column: string): Mapping => {
  const rest = { ...mapping, columns: mapping.columns.filter(({ from }) => from !== header) }
  return column === '' ? rest : withColumn(rest, { column, from: header })
}

export const changeColumn = (mapping: Mapping, column: MappedColumn, change: Partial<MappedColumn>): Mapping =>
  withColumn(mapping, { ...column, ...change })

/** Gives a column the same value in all rows; an empty value removes it. */
export const fixValue = (mapping: Mapping, column: string, fixed: string): Mapping => {
  const rest = { ...mapping, columns: mapping.columns.filter((one) => one.column !== column) }
  return fixed === '' ? rest : withColumn(rest, { column, fixed })
}

/** Replaces a value of the file wherever it stands in the column. */
export const replaceValue = (mapping: Mapping, header: string, from: string, to: string): Mapping => {
  const column = columnOf(mapping, header)
  if (!column) return mapping
  const others = (column.values ?? []).filter((value) => value.from !== from)
  return changeColumn(mapping, column, { values: [...others, { from, to }] })
}

/** Required columns that the file does not have; they can get a fixed value. */
export const columnsWithoutHeader = (mapping: Mapping, headers: readonly string[]) => {
  // One header may be mapped to several columns.
  const named = mapping.columns.flatMap(({ column, from }) => (from && headers.includes(from) ? [column] : []))
  const mapped = new Set([...headers.map((header) => columnOf(mapping, header)?.column), ...named])
  return Object.entries(dataFileOf(mapping.file)?.columns ?? {}).flatMap(([name, { isRequired }]) =>
    !mapped.has(name) &&
    (isRequired || mapping.columns.some(({ column, fixed }) => column === name && fixed !== undefined))
      ? [name]
      : [],
  )
}

const columnCodes: readonly unknown[] = ['columnMissing', 'headerMissing', 'headerTwice', 'columnTwice', 'mappedSource']

/** True if the user has to complete the columns: a required one has no source, or a check has found a fault of them. */
export const needsColumns = (mapping: Mapping, { headers }: Upload, report: Report | null) =>
  columnsWithoutHeader(mapping, headers).some((name) => mapping.columns.every(({ column }) => column !== name)) ||
  (report?.problems.some(({ code }) => columnCodes.includes(code)) ?? false)

/** Mappings of a file to each of its kinds. */
export const mappingsOf = ({ also = [], ...first }: Mapping): readonly OneMapping[] => [first, ...also]

/** A mapping as the file `mapping.json`, which the command and keys take as well. */
export const mappingFile = (name: string, chosen: Mapping) =>
  new Blob([`${JSON.stringify({ files: mappingsOf(chosen).map((one) => ({ name, ...one })) }, null, 2)}\n`], {
    type: 'application/json',
  })

type NamedEntry = OneMapping & { readonly name?: string }

/** Reads the mappings of a file, or the first one, from a `mapping.json`; null if there is none. */
export const readMappingFile = (content: string, fileName: string): Mapping | null => {
  try {
    const { files } = JSON.parse(content) as { files: readonly NamedEntry[] }
    const named = files.filter(({ name }) => name === fileName)
    const found = named.length > 0 ? named : files.slice(0, 1)
    const [first, ...also] = found.map(({ name: _, ...entry }) => parseInput(mapping, entry))
    if (!first || ![first, ...also].every(({ file }) => dataFileOf(file))) return null
    return also.length > 0 ? { ...first, also } : first
  } catch {
    return null
  }
}

/** Kinds of a mapping, the first one first. */
export const kindsOf = ({ file, also = [] }: Mapping) => [file, ...also.map((one) => one.file)]

/** True if one more kind may be imported together with the first. */
export const mayImportAlso = (chosen: Mapping) => (chosen.also?.length ?? 0) < maxAlso

const refersTo = (file: string, other: string) => dataFileOf(file)?.links.some((link) => link.file === other) ?? false

/** Rows of orders repeat in a file of their lines: a kind that another one refers to counts equal rows once. */
const onceIfReferred = (one: OneMapping, others: readonly string[]): OneMapping =>
  others.some((other) => refersTo(other, one.file)) ? { ...one, once: true } : one

export const withAlso = (chosen: Mapping, added: OneMapping): Mapping => {
  const { also = [], ...first } = chosen
  const kinds = [...kindsOf(chosen), added.file]
  const othersThan = ({ file }: OneMapping) => kinds.filter((kind) => kind !== file)
  const all = [...also, added].map((one) => onceIfReferred(one, othersThan(one)))
  return { ...onceIfReferred(first, othersThan(first)), also: all }
}

/** Changes the mapping to one of the further kinds, or removes it. */
export const changeAlso = (chosen: Mapping, file: string, changed: OneMapping | null): Mapping => {
  const { also = [], ...first } = chosen
  const all = also.flatMap((one) => (one.file === file ? (changed ?? []) : [one]))
  return all.length > 0 ? { ...first, also: all } : first
}

/** All reports of a check, the first kind first. */
export const reportsOf = (report: Reports): readonly Report[] => [report, ...report.also]

/** Sum of a count over all kinds. */
export const totalOf = (report: Reports, count: 'problemCount' | 'warningCount' | 'rows' | 'removed') =>
  reportsOf(report).reduce((sum, one) => sum + one[count], 0)
