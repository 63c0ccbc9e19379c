import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { infoOf, type Schema } from '#schema/fields.ts'
import { formatValue } from '../fields/kindDisplays.ts'
import { useWording } from '../fields/useWording.ts'
import type { AnyOptions, AnyRow, TableResource } from '../report/reportOptions.ts'
import type { Column } from './useColumns.ts'

/** Rows with a common value; outer groups contain inner groups. */
export interface Group {
  /** Unique within the list. */
  readonly key: string
  readonly source: string
  readonly value: unknown
  readonly rows: readonly AnyRow[]
  /** Empty for innermost groups. */
  readonly groups: readonly Group[]
}

/** Groups rows by values, outer level first, in order of each group's first row. */
export const groupsOf = (rows: readonly AnyRow[], [source, ...inner]: readonly string[], within = ''): Group[] =>
  source === undefined
    ? []
    : [...Map.groupBy(rows, (row) => row[source])].map(([value, found]) => {
        const key = `${within}/${JSON.stringify(value)}`
        return { key, source, value, rows: found, groups: groupsOf(found, inner, key) }
      })

export const inGroups = (groups: readonly Group[]): readonly AnyRow[] =>
  groups.flatMap(({ groups: inner, rows }) => (inner.length > 0 ? inGroups(inner) : rows))

/** An inner group of one row is shown as that row, if the row shows everything that its head would say. */
export const isOneRow = ({ rows, groups, source }: Group, columns: readonly Column[]) =>
  rows.length === 1 && groups.length === 0 && columns.some((column) => column.source === source)

/** Outer groups drawn at first, and with each further click. */
const groupsAtOnce = 200

/** With more rows than this, groups are collapsed at first. */
const maxRowsOpened = 200

/** Expanded groups; with many rows, innermost groups are collapsed at first. */
const useOpenGroups = (rowCount: number) => {
  const [turned, setTurned] = useState<readonly string[]>([])
  const isOpen = ({ key, groups }: Group) => (groups.length > 0 || rowCount <= maxRowsOpened) !== turned.includes(key)
  const turn = ({ key }: Group) =>
    setTurned((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]))
  return { isOpen, turn }
}

/**
 * Groups of a report's rows with their labels and expansion; of very many only the first. Null for a report without
 * groups. Groups and cells without a value are labelled `resources.<name>.none.<source>`.
 */
export const useGrouping = ({ name, entity }: TableResource, { groupBy }: AnyOptions, rows: readonly AnyRow[]) => {
  const translate = useTranslate()
  const wordingOf = useWording()
  const open = useOpenGroups(rows.length)
  const [limit, setLimit] = useState(groupsAtOnce)
  const all = useMemo(() => groupsOf(rows, groupBy ?? []), [rows, groupBy])
  const groups = useMemo(() => all.slice(0, limit), [all, limit])
  const more = Math.min(groupsAtOnce, all.length - groups.length)
  const labelOf = ({ source, value }: Group) =>
    formatValue(infoOf(entity.fields[source] as Schema).kind, value, wordingOf(source)) ||
    translate(`resources.${name}.none.${source}`, { _: '-' })
  const showMore = () => setLimit((before) => before + groupsAtOnce)
  return groupBy ? { groups, all: all.length, more, showMore, labelOf, ...open } : null
}

export type Grouping = NonNullable<ReturnType<typeof useGrouping>>
