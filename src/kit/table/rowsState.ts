import type { SortPayload } from 'ra-core'
import { useMemo, useState } from 'react'
import { compareValues } from '../../../schema/compareValues.ts'
import type { Entity } from '../../../schema/entity.ts'
import type { ListState } from './listState.ts'
import type { AnyRow } from './reportOptions.ts'

type Row = Readonly<Record<string, unknown>>

const withId = ({ key }: Pick<Entity, 'key'>, row: Row, position: number): AnyRow => {
  const id = key.length === 0 ? position : key.map((name) => row[name]).join('/')
  return { ...row, id }
}

const sorted = (rows: readonly AnyRow[], { field, order }: SortPayload) => {
  const sign = order === 'ASC' ? 1 : -1
  return field === '' ? rows : rows.toSorted((left, right) => sign * compareValues(left[field], right[field]))
}

export interface Given {
  readonly name: string
  readonly entity: Pick<Entity, 'key'>
  readonly rows: readonly Row[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
}

const nothing = () => undefined

/** A list of rows that are there already: all on one page, in any column's order. */
export const useRowsState = (
  { name, entity, rows, isLoading, error, onRetry }: Given,
  first: SortPayload,
): ListState => {
  const [sort, setSort] = useState(first)
  const identified = useMemo(() => rows.map((row, position) => withId(entity, row, position)), [entity, rows])
  const data = useMemo(() => sorted(identified, sort), [identified, sort])
  return {
    resource: name,
    data,
    total: data.length,
    isExact: true,
    error,
    isPending: isLoading,
    isFetching: isLoading,
    page: 1,
    perPage: Number.POSITIVE_INFINITY,
    sort,
    filterValues: {},
    refetch: onRetry,
    allRows: async function* allRows() {
      yield data
    },
    turnPages: nothing,
    setPerPage: nothing,
    setSort,
    setFilters: nothing,
  }
}
