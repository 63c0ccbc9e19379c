import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { infoOf, type Schema } from '#schema/fields.ts'
import { resourceOf } from '#schema/records/index.ts'
import { refersTo } from '#schema/records/record.ts'
import { nameOf, type RecordResource } from './records.ts'

type Row = Readonly<Record<string, unknown>>

/** Names of records: referenced records by their names, words in the user's language. */
export const useRecordNames = ({ name, type }: RecordResource, rows: readonly Row[]) => {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const fieldOf = (source: string) => type.entity.fields[source] as Schema
  const references = type.label.flatMap((source) => {
    const typeName = refersTo(fieldOf(source))
    return typeName ? [{ source, typeName, ids: [...new Set(rows.map((row) => row[source] as number))] }] : []
  })
  const queries = useQueries({
    queries: references.map(({ typeName, ids }) => ({
      queryKey: [resourceOf(typeName), 'getMany', { named: ids }],
      queryFn: () => dataProvider.getMany(resourceOf(typeName), { ids }),
      enabled: ids.length > 0,
      retry: false,
    })),
  })
  const textOf = (row: Row) => (source: string) => {
    const at = references.findIndex((reference) => reference.source === source)
    const found = queries[at]?.data?.data.find(({ id }) => id === row[source])
    if (found) return nameOf(references[at]?.typeName ?? '', found)
    const isWord = infoOf(fieldOf(source)).words.length > 0
    return isWord
      ? translate(`resources.${name}.words.${source}.${row[source]}`, { _: String(row[source]) })
      : row[source]
  }
  return {
    isPending: queries.some(({ isLoading }) => isLoading),
    nameOf: (row: Row) => nameOf(type.name, row, textOf(row)),
  }
}
