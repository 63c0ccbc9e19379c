import { type ReactNode, useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { type FieldInfo, infoOf, type Schema } from '#schema/fields.ts'
import type { Order } from '#schema/list.ts'
import type { CellValue } from '../export/exported.ts'
import { exportValue } from '../kinds/exportValue.ts'
import { formatValue, kindDisplays } from '../kinds/kindDisplays.ts'
import { useWording } from '../kinds/useWording.ts'
import type { AnyOptions, AnyRow, TableResource } from '../report/reportOptions.ts'

export interface Column {
  readonly source: string
  readonly label: string
  readonly field: FieldInfo
  readonly align: 'left' | 'right'
  readonly isLong: boolean
  readonly isSortable: boolean
  /** True if the display order is the reverse of the value order. */
  readonly isReversed: boolean
  /** Facts with a lower place come first on a card. */
  readonly cardPlace: number
  /** True if rows contain their customer. */
  readonly hasCustomer: boolean
  readonly format: (row: AnyRow) => string
  readonly show: ((row: AnyRow, text: string) => ReactNode) | undefined
  /** Value in exports. */
  readonly cell: (row: AnyRow) => CellValue
}

type Named = readonly [source: string, field: FieldInfo]

/** All fields of an entity except `isSample`, which is shown above the table. */
const fieldsOf = ({ entity }: TableResource) => Object.keys(entity.fields).filter((name) => name !== 'isSample')

/** Dynamic fields of any of the rows, such as years; memoized by their names. */
const useMoreFields = ({ entity: { more } }: TableResource) => {
  const rows = useListContext<AnyRow>().data ?? []
  const names = more && [...new Set(rows.flatMap((row) => more.namesIn(row)))].toSorted().join()
  return useMemo(
    () => (more && names ? names.split(',').map((name): Named => [name, infoOf(more.field(name))]) : []),
    [more, names],
  )
}

/** True for the number of the row or of another record, which is a name rather than an amount. */
const isNumberOfRecord = ({ entity: { key } }: TableResource, source: string, field: FieldInfo) =>
  field.refersTo !== undefined || (key.length === 1 && key[0] === source)

/** Order of the value that shows the column in this order, and the other way round. */
export const shownOrder = ({ isReversed }: Pick<Column, 'isReversed'>, order: Order): Order =>
  isReversed ? (order === 'ASC' ? 'DESC' : 'ASC') : order

export const useColumns = (resource: TableResource, options: AnyOptions): readonly Column[] => {
  const translate = useTranslate()
  const wordingOf = useWording()
  const { columns, show, file, reversed, cardFacts } = options
  const more = useMoreFields(resource)
  return useMemo(() => {
    const inSight: readonly string[] = cardFacts ?? ['status']
    const own = (columns ?? fieldsOf(resource)).map(
      (source): Named => [source, infoOf(resource.entity.fields[source] as Schema)],
    )
    return [...own, ...more].map(([source, field]): Column => {
      const { align, isLong = false } = kindDisplays[field.kind]
      const wording = wordingOf(source)
      const isReversed = reversed?.includes(source) ?? false
      const isText = isNumberOfRecord(resource, source, field)
      return {
        source,
        // Dynamic columns use their name as the label.
        label: translate(`resources.${resource.name}.fields.${source}`, { _: source }),
        field,
        align: isText ? 'left' : isReversed ? 'right' : align,
        isLong,
        // Nested rows cannot be sorted.
        isSortable: resource.list?.list?.sort.includes(source) ?? (!resource.list && field.kind !== 'rows'),
        isReversed,
        cardPlace: inSight.includes(source) ? inSight.indexOf(source) : inSight.length,
        hasCustomer: 'customerId' in resource.entity.fields,
        format: (row) => formatValue(field.kind, row[source], wording),
        show: show?.[source],
        cell: file?.[source] ?? ((row) => exportValue(field.kind, row[source], wording)),
      }
    })
  }, [columns, more, show, file, reversed, cardFacts, resource, translate, wordingOf])
}
