import type { DataFile } from '#schema/imports/file.ts'
import { ownColumns } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { columnOf } from '#schema/records/record.ts'
import { quoted } from '../writing/statements.ts'

type Has = (column: string) => boolean

const everything: Has = () => true

const requireFile = (name: string) => {
  const file = dataFileOf(name)
  if (!file) throw new Error(`There is no file ${name}.`)
  return file
}

/**
 * SQL for a column of a file, from a row with the table's columns; null if the row lacks them. Values of other rows are
 * looked up.
 */
export const cellOf = (file: DataFile, alias: string, name: string, has = everything): string | null => {
  if (ownColumns(file).some(([own]) => own === name)) {
    const column = columnOf(name)
    return has(column) ? `${alias}.${quoted(column)}` : null
  }
  const link = file.links.find(({ by, column }) => Object.values(by).includes(name) && has(column))
  if (!link) return null
  const [theirs = ''] = Object.entries(link.by).find(([, ours]) => ours === name) ?? []
  const target = requireFile(link.file)
  const at = `${alias}.${quoted(link.column)}`
  if (columnOf(theirs) === target.rowColumn) return at
  const other = `${alias}_of`
  return `(select ${cellOf(target, other, theirs)} from ${target.table} ${other}
    where ${other}.${quoted(target.rowColumn)} = ${at})`
}

/** SQL for the key of a row without its customer. */
export const numberOf = (file: DataFile, alias: string, has?: Has) => {
  const cells = file.key
    .filter((name) => name !== 'customerId')
    .map((name) => `coalesce(cast(${cellOf(file, alias, name, has) ?? 'null'} as text), '')`)
  return cells.join(` || ' / ' || `) || `''`
}

/** SQL for the id of the customer of a row. */
export const customerOf = (file: DataFile, alias: string, has?: Has) => {
  const name = file.name === 'customers' ? 'id' : 'customerId'
  const cell = Object.hasOwn(file.columns, name) ? cellOf(file, alias, name, has) : null
  return `cast(${cell ?? 'null'} as integer)`
}
