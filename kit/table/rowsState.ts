import { useCallback, useContext, useMemo, useState } from 'react'
import type { SortPayload } from 'react-admin'
import type { Entity } from '#schema/entity.ts'
import { compareValues } from '#values/texts.ts'
import type { AnyRow } from '../report/reportOptions.ts'
import { type ListResult, useStable } from './listState.ts'
import { type Selection, useSelectionOf } from './selection.ts'
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
  readonly readAt?: number | null
  /** Keeps selected rows where others need them, too. */
  readonly selection?: Selection | undefined
}

const noop = () => undefined

const usePages = (length: number, firstSize: number) => {
  const [requestedPage, setPage] = useState(1)
  const [perPage, setSize] = useState(firstSize)
  const last = Number.isFinite(perPage) ? Math.max(1, Math.ceil(length / perPage)) : 1
  const page = Math.min(requestedPage, last)
  const from = page === 1 ? 0 : (page - 1) * perPage
  const setPerPage = useCallback(
    (size: number) => {
      setPage(Math.floor(from / size) + 1)
      setSize(size)
    },
    [from],
  )
  return { from, page, setPage, perPage, setPerPage }
}

/** These rows have no filters; the portal has its own export. */
const unused = {
  filterValues: {},
  displayedFilters: {},
  setFilters: noop,
  showFilter: noop,
  hideFilter: noop,
  exporter: false,
} as const

/**
 * Value of react-admin's list context for rows that are already loaded, sortable by any column; on one page unless a
 * page size is given. react-admin's `useList` compares texts by code point and cannot retry.
 */
export const useRowsState = (
  { name, entity, rows, isLoading, error, onRetry, readAt = null, selection }: LocalRows,
  first: SortPayload,
  pageSize = Number.POSITIVE_INFINITY,
): ListResult => {
  const [sort, setSort] = useState(first)
  const identified = useMemo(() => rows.map((row, position) => withId(entity, row, position)), [entity, rows])
  const all = useMemo(() => sorted(identified, sort), [identified, sort])
  const { from, ...pages } = usePages(all.length, pageSize)
  const { page, perPage } = pages
  const data = useMemo(
    () => (Number.isFinite(perPage) ? all.slice(from, from + perPage) : [...all]),
    [all, from, perPage],
  )
  const getData = useCallback(async () => [...all], [all])
  const unreadable = useContext(UnreadableContext)
  return useStable({
    ...unused,
    resource: name,
    data,
    total: all.length,
    meta: useMemo(() => ({ unreadable, readAt }), [unreadable, readAt]),
    error,
    isPending: isLoading,
    isFetching: isLoading,
    isLoading,
    isPaused: false,
    isPlaceholderData: false,
    refetch: onRetry,
    ...pages,
    hasNextPage: page * perPage < all.length,
    hasPreviousPage: page > 1,
    sort,
    setSort,
    getData,
    ...useSelectionOf(data, getData, selection),
  } as ListResult)
}
