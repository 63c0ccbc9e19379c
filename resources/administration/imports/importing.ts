import type { RowOf } from '#schema/entity.ts'
import type { importReport, importUpload, mapping } from '#schema/imports/calls.ts'
import { dataFileOf } from '#schema/imports/index.ts'

export type Upload = RowOf<typeof importUpload>
export type Report = RowOf<typeof importReport>
export type Mapping = RowOf<typeof mapping>
export type MappedColumn = Mapping['columns'][number]

/** Mapping of an upload, as the server proposes it; null if no kind of file fits. */
export const proposedMapping = ({ file, sheet, columns }: Upload): Mapping | null =>
  file === null ? null : { file, sheet, columns }

const columnNames = (file: string) => Object.keys(dataFileOf(file)?.columns ?? {})

/** Column of the portal that a header is mapped to; a header with the name of a column maps to it. */
export const columnOf = ({ file, columns }: Mapping, header: string): MappedColumn | null => {
  const mapped = columns.find(({ from }) => from === header)
  if (mapped) return mapped
  const isFree = columns.every(({ column }) => column !== header)
  return isFree && columnNames(file).includes(header) ? { column: header, from: header } : null
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
  const mapped = new Set(headers.map((header) => columnOf(mapping, header)?.column))
  return Object.entries(dataFileOf(mapping.file)?.columns ?? {}).flatMap(([name, { isRequired }]) =>
    !mapped.has(name) &&
    (isRequired || mapping.columns.some(({ column, fixed }) => column === name && fixed !== undefined))
      ? [name]
      : [],
  )
}
