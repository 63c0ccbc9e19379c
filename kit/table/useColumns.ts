import { type ReactNode, useContext, useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { type FieldInfo, infoOf, type Schema } from '#schema/fields.ts'
import { text } from '#schema/kinds.ts'
import type { Order } from '#schema/list.ts'
import { exportValue } from '../fields/exportValue.ts'
import { shortName } from '../fields/formats.ts'
import { formatValue, kindDisplays } from '../fields/kindDisplays.ts'
import { useWording } from '../fields/useWording.ts'
import type { CellValue } from '../files/exported.ts'
import { useAllCustomers } from '../page/allCustomers.ts'
import { CustomerContext } from '../page/ForCustomer.tsx'
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

const customerField = infoOf(text('customer'))

/** Column of the customer, where a list shows the rows of several customers together and does not name them itself. */
const customerColumn = (label: string): Column => ({
  source: 'customer',
  label,
  field: customerField,
  align: 'left',
  isLong: false,
  isSortable: true,
  isReversed: false,
  cardPlace: -1,
  hasCustomer: true,
  format: ({ customer }) => shortName(String(customer)),
  show: undefined,
  cell: ({ customer }) => String(customer),
})

export const useColumns = (resource: TableResource, options: AnyOptions): readonly Column[] => {
  const translate = useTranslate()
  const wordingOf = useWording()
  const { columns, show, file, reversed, cardFacts, aboutCustomer } = options
  const { hasOne } = useContext(CustomerContext)
  const more = useMoreFields(resource)
  const isOfAll = useAllCustomers() !== null && resource.list !== undefined
  return useMemo(() => {
    const inSight: readonly string[] = cardFacts ?? ['status']
    const hidden = (hasOne && aboutCustomer) || []
    const names = (columns ?? fieldsOf(resource)).filter((source) => !hidden.includes(source))
    const own = names.map((source): Named => [source, infoOf(resource.entity.fields[source] as Schema)])
    const all = [...own, ...more].map(([source, field]): Column => {
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
        hasCustomer: isOfAll || 'customerId' in resource.entity.fields,
        format: (row) => formatValue(field.kind, row[source], wording),
        show: show?.[source],
        cell: file?.[source] ?? ((row) => exportValue(field.kind, row[source], wording)),
      }
    })
    return isOfAll ? all.toSpliced(1, 0, customerColumn(translate('table.customer'))) : all
  }, [columns, more, show, file, reversed, cardFacts, aboutCustomer, hasOne, isOfAll, resource, translate, wordingOf])
}
