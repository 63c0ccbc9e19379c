import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  ListContextProvider,
  useListContext,
  useListFilterContext,
  useListPaginationContext,
  useListSortContext,
} from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { metaOf } from '#kit/table/listMeta.ts'
import type { ListResult } from '#kit/table/listState.ts'
import { useRowsState } from '#kit/table/rowsState.ts'
import { keyedEntity } from '#schema/entity.ts'
import { integer } from '#schema/kinds.ts'

afterEach(cleanup)

const piece = keyedEntity('piece', 'number', { number: integer('numero') })
const rows = Array.from({ length: 25 }, (_, index) => ({ number: index + 1 }))

const draws = { ofFilters: 0 }

const OfFilters = () => {
  draws.ofFilters += 1
  return <p>{JSON.stringify([useListFilterContext().filterValues, useListSortContext().sort])}</p>
}

/** The context values that react-admin's components use. */
const OfContext = () => {
  const { resource, data, total, meta, isFetching, filterValues } = useListContext()
  const { page, perPage, hasPreviousPage, hasNextPage, setPage } = useListPaginationContext()
  const { sort, setSort } = useListSortContext()
  const first = data?.[0]?.number
  return (
    <>
      <p data-testid="context">
        {JSON.stringify({
          resource,
          first,
          total,
          isExact: metaOf(meta).isExact,
          isFetching,
          filterValues,
          page,
          perPage,
          sort,
        })}
      </p>
      <p data-testid="pages">{`${hasPreviousPage} ${hasNextPage}`}</p>
      <button type="button" onClick={() => setPage(3)}>
        Page 3
      </button>
      <button type="button" onClick={() => setSort({ field: 'number', order: 'DESC' })}>
        Backwards
      </button>
    </>
  )
}

const parts = (
  <>
    <OfContext />
    <OfFilters />
  </>
)

const StateProbe = ({ state }: { readonly state: ListResult }) => {
  const [isFetching, setFetching] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFetching(true)}>
        Fetch
      </button>
      <ListContextProvider value={{ ...state, isFetching }}>{parts}</ListContextProvider>
    </>
  )
}

const List = () => {
  const localRows = { name: 'pieces', entity: piece, rows, isLoading: false, error: null, onRetry: () => undefined }
  const state = useRowsState(localRows, { field: 'number', order: 'ASC' }, 10)
  return <StateProbe state={state} />
}

const seen = () => JSON.parse(screen.getByTestId('context').textContent ?? '')
const pages = () => screen.getByTestId('pages').textContent

test('a list provides its state to react-admin, including paging and sorting', async () => {
  render(<List />)
  expect(seen()).toEqual({
    resource: 'pieces',
    first: 1,
    total: 25,
    isExact: true,
    isFetching: false,
    filterValues: {},
    page: 1,
    perPage: 10,
    sort: { field: 'number', order: 'ASC' },
  })
  expect(pages()).toBe('false true')
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect([seen().first, seen().page, pages()]).toEqual([21, 3, 'true false'])
  await userEvent.click(screen.getByRole('button', { name: 'Backwards' }))
  expect([seen().first, seen().sort.order]).toEqual([5, 'DESC'])
})

test('fetching rows renders neither filters nor sorting again', async () => {
  render(<List />)
  const before = draws.ofFilters
  await userEvent.click(screen.getByRole('button', { name: 'Fetch' }))
  expect(seen().isFetching).toBe(true)
  expect(draws.ofFilters).toBe(before)
})
