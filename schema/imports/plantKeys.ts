import { dataFileOf } from './index.ts'

/** Kind of record that a column names by its number, such as `customers` for `customerId`; null for other columns. */
export const kindNamedBy = (fileName: string, column: string): string | null => {
  const file = dataFileOf(fileName)
  if (!file || !Object.hasOwn(file.columns, column)) return null
  if (column === 'id') return file.name
  const link = file.links.find(({ by }) => Object.values(by).includes(column))
  const [theirs] = Object.entries(link?.by ?? {}).find(([, ours]) => ours === column) ?? []
  return link && theirs ? kindNamedBy(link.file, theirs) : null
}
