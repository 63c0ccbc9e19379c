import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Field } from '../../../../schema/kinds.ts'
import { formatValue } from '../../kinds/kindDisplays.ts'
import { useWording } from '../../kinds/useWording.ts'
import type { AnyOptions, AnyRow, TableResource } from '../report/reportOptions.ts'

/** Rows that have a value in common; of the outer of two levels also the groups within it. */
export interface Group {
  /** Tells it from all others of the list. */
  readonly key: string
  readonly source: string
  readonly value: unknown
  readonly rows: readonly AnyRow[]
  /** None in a group of the last level. */
  readonly groups: readonly Group[]
}

/** The groups of rows by their values, outer level first, each where the first of its rows stands. */
export const groupsOf = (rows: readonly AnyRow[], [source, ...inner]: readonly string[], within = ''): Group[] =>
  source === undefined
    ? []
    : [...Map.groupBy(rows, (row) => row[source])].map(([value, found]) => {
        const key = `${within}/${JSON.stringify(value)}`
        return { key, source, value, rows: found, groups: groupsOf(found, inner, key) }
      })

/** The rows in the order in which the groups show them. */
export const inGroups = (groups: readonly Group[]): readonly AnyRow[] =>
  groups.flatMap(({ groups: inner, rows }) => (inner.length > 0 ? inGroups(inner) : rows))

/** Of more rows than this only the heads of their groups are shown at first. */
const mostOpened = 200

/** Which groups are open: those of the last level are closed at first where there are many rows. */
const useOpenGroups = (rowCount: number) => {
  const [turned, setTurned] = useState<readonly string[]>([])
  const isOpen = ({ key, groups }: Group) => (groups.length > 0 || rowCount <= mostOpened) !== turned.includes(key)
  const turn = ({ key }: Group) =>
    setTurned((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]))
  return { isOpen, turn }
}

/**
 * What a report's rows are grouped by, what the groups are called and which are open; null for a report without groups.
 * A group of no value is called `resources.<name>.none.<source>`.
 */
export const useGrouping = ({ name, entity }: TableResource, { groupBy }: AnyOptions, rows: readonly AnyRow[]) => {
  const translate = useTranslate()
  const wordingOf = useWording()
  const open = useOpenGroups(rows.length)
  const groups = useMemo(() => groupsOf(rows, groupBy ?? []), [rows, groupBy])
  const labelOf = ({ source, value }: Group) =>
    formatValue((entity.fields[source] as Field).kind, value, wordingOf(source)) ||
    translate(`resources.${name}.none.${source}`, { _: '-' })
  return groupBy ? { groups, labelOf, ...open } : null
}

export type Grouping = NonNullable<ReturnType<typeof useGrouping>>
