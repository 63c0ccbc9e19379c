import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { MonthGrid, type MonthRow } from '#resources/sales/month-grid/MonthGrid.tsx'
import type { Cents } from '#schema/kinds.ts'
import { showInPortal } from './portalScreen.tsx'

/** Called with `(key, months, yearly)`. */
export const onChange = vi.fn()

/** Months in thousands of dollars; each row adds 1. */
const rowsOf = (count: number): MonthRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `r${index}`,
    label: `Customer ${index}`,
    head: [`Customer ${index}`, 'Rings'],
    months: Array.from({ length: 12 }, (_, month) => ((index + 1) * 100_000 + month * 1000) as Cents),
  }))

export interface Look {
  readonly count?: number
  readonly canRemove?: boolean
}

const Sample = ({ count = 3, canRemove = false }: Look) => {
  const [rows, setRows] = useState(() => rowsOf(count))
  const change = (key: string, months: readonly Cents[], yearly?: Cents) => {
    onChange(key, months, yearly)
    setRows((all) => all.map((row) => (row.key === key ? { ...row, months, yearly } : row)))
  }
  const remove = (key: string) => setRows((all) => all.filter((row) => row.key !== key))
  return (
    <>
      <button type="button">Before</button>
      <MonthGrid
        label="Budget"
        heads={['Customer', 'Segment']}
        rows={rows}
        onChange={change}
        onRemove={canRemove ? remove : undefined}
      />
      <button type="button">After</button>
    </>
  )
}

export const open = (look: Look = {}) => {
  onChange.mockReset()
  const user = userEvent.setup()
  return { user, ...showInPortal({ '/': <Sample {...look} /> }, '/') }
}

/** The yearly amount precedes the months. */
export const yearly = -1

/** Row and month start at 0. */
export const cellAt = (row: number, month: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-place="${row}-${month + 1}"]`)
  if (!cell) throw new Error(`There is no cell ${row}-${month}.`)
  return cell
}
export const textAt = (row: number, column: number) => cellAt(row, column).textContent
export const isAt = (row: number, column: number) => expect(document.activeElement).toBe(cellAt(row, column))
export const jan = 0
export const dec = 11

export const click = (row: number, column: number) => {
  fireEvent.mouseDown(cellAt(row, column))
  fireEvent.mouseUp(cellAt(row, column))
}
export const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })
export const copy = () => {
  const setData = vi.fn()
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } })
  return setData.mock.lastCall?.[1]
}
export const selected = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map((cell) => {
    const [row, column] = cell.getAttribute('data-place')?.split('-') ?? []
    return `${row}-${Number(column) - 1}`
  })
