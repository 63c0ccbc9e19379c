import { useContext, useMemo, useState } from 'react'
import type { SortPayload } from 'react-admin'
import type { Entity } from '../../../../schema/entity.ts'
import { compareValues } from '../../../../values/text/texts.ts'
import type { AnyRow } from '../report/reportOptions.ts'
import type { ListState } from './listState.ts'
import { UnreadableContext } from './unreadable.ts'

type Row = Readonly<Record<string, unknown>>

const withId = ({ key }: Pick<Entity, 'key'>, row: Row, position: number): AnyRow => {
  const parts = key.map((name) => row[name])
  const id = parts.length === 1 ? parts[0] : parts.length === 0 ? position : parts.join('/')
  return { ...row, id: id as AnyRow['id'] }
}

const sorted = (rows: readonly AnyRow[], { field, order }: SortPayload) => {
  const sign = order === 'ASC' ? 1 : -1
  return field === '' ? rows : rows.toSorted((left, right) => sign * compareValues(left[field], right[field]))
}

export interface LocalRows {
  readonly name: string
  readonly entity: Pick<Entity, 'key'>
  readonly rows: readonly Row[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
}

const noop = () => undefined

const usePages = (length: number, firstSize: number) => {
  const [requestedPage, setRequestedPage] = useState(1)
  const [perPage, setPerPage] = useState(firstSize)
  const last = Number.isFinite(perPage) ? Math.max(1, Math.ceil(length / perPage)) : 1
  const page = Math.min(requestedPage, last)
  const from = page === 1 ? 0 : (page - 1) * perPage
  return {
    page,
    perPage,
    from,
    turnPages: (by: number) => setRequestedPage(Math.min(last, Math.max(1, page + by))),
    setPerPage: (size: number) => {
      setRequestedPage(Math.floor(from / size) + 1)
      setPerPage(size)
    },
  }
}

/** List state of rows that are already loaded, sortable by any column; on one page unless a page size is given. */
export const useRowsState = (
  { name, entity, rows, isLoading, error, onRetry }: LocalRows,
  first: SortPayload,
  pageSize = Number.POSITIVE_INFINITY,
): ListState => {
  const [sort, setSort] = useState(first)
  const identified = useMemo(() => rows.map((row, position) => withId(entity, row, position)), [entity, rows])
  const all = useMemo(() => sorted(identified, sort), [identified, sort])
  const { from, ...pages } = usePages(all.length, pageSize)
  const { perPage } = pages
  const data = useMemo(() => (Number.isFinite(perPage) ? all.slice(from, from + perPage) : all), [all, from, perPage])
  return {
    resource: name,
    data,
    total: all.length,
    totals: null,
    unreadable: useContext(UnreadableContext),
    isExact: true,
    error,
    isPending: isLoading,
    isFetching: isLoading,
    sort,
    filterValues: {},
    refetch: onRetry,
    allRows: async function* allRows() {
      yield all
    },
    ...pages,
    setSort,
    setFilters: noop,
  }
}
