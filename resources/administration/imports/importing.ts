import { parseInput } from '#schema/checks/parseInput.ts'
import type { RowOf } from '#schema/entity.ts'
import type { importUpload } from '#schema/imports/calls.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { mapping } from '#schema/imports/mapping.ts'
import type { importReport } from '#schema/imports/report.ts'

export type Upload = RowOf<typeof importUpload>
export type Report = RowOf<typeof importReport>
export type Mapping = RowOf<typeof mapping>
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

/** A mapping as the file `mapping.json`, which the command and keys take as well. */
export const mappingFile = (name: string, chosen: Mapping) =>
  new Blob([`${JSON.stringify({ files: [{ name, ...chosen }] }, null, 2)}\n`], { type: 'application/json' })

/** Reads the mapping of a file, or the first one, from a `mapping.json`; null if there is none. */
export const readMappingFile = (content: string, fileName: string): Mapping | null => {
  try {
    const { files } = JSON.parse(content) as { files: readonly (Mapping & { name?: string })[] }
    const { name: _, ...found } =
      files.find(({ name }) => name === fileName) ?? (files[0] as Mapping & { name?: string })
    const read = parseInput(mapping, found)
    return dataFileOf(read.file) ? read : null
  } catch {
    return null
  }
}
