import { act, cleanup, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useRowsState } from '#kit/table/rowsState.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { latest, useSelection } from '#kit/table/selection.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const rows = [1, 2, 3, 4].map((id) => ({ id }))
const local = { name: 'pieces', entity: { key: ['id'] }, rows, isLoading: false, error: null, onRetry: () => undefined }
const used = vi.fn()
const idOf = ({ id }: AnyRow) => id

const Rows = () => {
  const selection = useSelection()
  const list = useRowsState({ ...local, selection }, { field: 'id', order: 'ASC' }, 2)
  const { data = [], page, setPage } = list
  return (
    <ListContextProvider value={list}>
      <div className="list-frame">
        <SelectionBar selection={selection} nameOf={({ id }) => `No. ${id}`}>
          <button type="button" onClick={() => used(selection.rows.map(idOf))}>
            Use
          </button>
        </SelectionBar>
        {data.map(({ id }) => (
          <RowCheckbox key={id} id={id} label={`Row ${id}`} />
        ))}
      </div>
      <button type="button" onClick={() => setPage(3 - page)}>
        Turn
      </button>
    </ListContextProvider>
  )
}

beforeEach(() => {
  used.mockReset()
  showInPortal({ '/': <Rows /> }, '/')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (row: number) => userEvent.click(screen.getByRole('checkbox', { name: `Row ${row}` }))
const isTicked = (row: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Row ${row}` }).checked

test('selected rows stay selected on other pages, in order of selection', async () => {
  await tick(2)
  await press('Turn')
  expect(isTicked(3)).toBe(false)
  await press('Select all on this page')
  expect(screen.getByRole('status').textContent).toBe('3 selected')
  await press('Turn')
  expect([isTicked(1), isTicked(2)]).toEqual([false, true])
  await press('Use')
  expect(used).toHaveBeenCalledExactlyOnceWith([2, 3, 4])
})

test('selected rows that are out of sight are named', async () => {
  const named = () => screen.queryByText(/^Selected, but not shown here/)?.textContent
  await tick(1)
  await press('Select all on this page')
  expect(named()).toBeUndefined()
  await press('Turn')
  expect(named()).toBe('Selected, but not shown here: No. 1; No. 2')
  await tick(3)
  await press('Turn')
  expect(named()).toBe('Selected, but not shown here: No. 3')
  await press('Clear selection')
  expect(named()).toBeUndefined()
})

test('a second click deselects a row; the bar is empty without a selection', async () => {
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons()).toEqual(['Turn'])
  await tick(1)
  expect(buttons()).toEqual(['Select all on this page', 'Select all 4', 'Clear selection', 'Use', 'Turn'])
  await tick(1)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(buttons()).toEqual(['Turn'])
})

test('the selection can be cleared at once', async () => {
  await tick(1)
  await press('Select all on this page')
  await press('Turn')
  await press('Select all on this page')
  await press('Clear selection')
  expect([isTicked(3), isTicked(4)]).toEqual([false, false])
})

test('rows of all pages are selected at once, after those that were selected before', async () => {
  await tick(2)
  await press('Select all 4')
  expect(screen.getByRole('status').textContent).toBe('4 selected')
  await press('Turn')
  expect([isTicked(3), isTicked(4)]).toEqual([true, true])
  await press('Use')
  expect(used).toHaveBeenCalledExactlyOnceWith([2, 1, 3, 4])
})

test('Enter on a checkbox moves the focus to the bar, which precedes the rows', async () => {
  await tick(2)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Select all on this page')
  expect(screen.getByRole('status').textContent).toBe('1 selected')
})

test('a selected row is the one of the list after a refetch, and stays as it was on another page', () => {
  const { result } = renderHook(() => useSelection<{ id: number; files: number }>())
  const read = [1, 2].map((id) => ({ id, files: 1 }))
  act(() => result.current.change(() => [1, 2], read))
  expect(latest(result.current.rows, [{ id: 1, files: 3 }])).toEqual([
    { id: 1, files: 3 },
    { id: 2, files: 1 },
  ])
})
