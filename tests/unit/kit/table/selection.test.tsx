import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectionBar } from '../../../../src/kit/table/SelectionBar.tsx'
import { RowCheckbox, SelectionProvider, useSelection } from '../../../../src/kit/table/state/selection.tsx'
import { showInPortal } from '../../../support/screens/portalScreen.tsx'

afterEach(cleanup)

const pages = [
  [{ id: 1 }, { id: 2 }],
  [{ id: 3 }, { id: 4 }],
]
const used = vi.fn()
const idOf = ({ id }: { readonly id: number }) => id

const Rows = () => {
  const selection = useSelection(idOf)
  const [page, setPage] = useState(0)
  const rows = pages[page] ?? []
  return (
    <SelectionProvider value={selection}>
      <SelectionBar selection={selection} inSight={rows} nameOf={({ id }) => `No. ${id}`}>
        <button type="button" onClick={() => used(selection.rows.map(idOf))}>
          Use
        </button>
      </SelectionBar>
      {rows.map((row) => (
        <RowCheckbox key={row.id} row={row} id={row.id} label={`Row ${row.id}`} />
      ))}
      <button type="button" onClick={() => setPage(1 - page)}>
        Turn
      </button>
    </SelectionProvider>
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
  expect(buttons()).toEqual(['Select all on this page', 'Clear selection', 'Use', 'Turn'])
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
