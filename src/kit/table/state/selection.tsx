import Checkbox from '@mui/material/Checkbox'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type Key = string | number

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (key: Key) => boolean
  /** Selected rows that are not among these. */
  readonly beyond: (rows: readonly Row[]) => readonly Row[]
  readonly toggle: (row: Row) => void
  readonly add: (rows: readonly Row[]) => void
  readonly clear: () => void
}

/** Selected rows by key, in order of selection. */
export const useSelection = <Row,>(keyOf: (row: Row) => Key): Selection<Row> => {
  const [selected, setTicked] = useState<ReadonlyMap<Key, Row>>(new Map())
  return useMemo(
    () => ({
      rows: [...selected.values()],
      has: (key) => selected.has(key),
      beyond: (rows) => {
        const keys = new Set(rows.map(keyOf))
        return [...selected.values()].filter((row) => !keys.has(keyOf(row)))
      },
      toggle: (row) =>
        setTicked((before) => {
          const after = new Map(before)
          if (!after.delete(keyOf(row))) after.set(keyOf(row), row)
          return after
        }),
      add: (rows) => setTicked((before) => new Map([...before, ...rows.map((row) => [keyOf(row), row] as const)])),
      clear: () => setTicked(new Map()),
    }),
    [selected, keyOf],
  )
}

const SelectionContext = createContext<Selection<never> | null>(null)

interface ProviderProps<Row> {
  readonly value: Selection<Row>
  readonly children: ReactNode
}

export const SelectionProvider = <Row,>({ value, children }: ProviderProps<Row>) => (
  <SelectionContext value={value as unknown as Selection<never>}>{children}</SelectionContext>
)

interface RowCheckboxProps<Row> {
  readonly row: Row
  readonly id: Key
  readonly label: string
  readonly isDisabled?: boolean
}

export const RowCheckbox = <Row,>({ row, id, label, isDisabled = false }: RowCheckboxProps<Row>) => {
  const selection = useContext(SelectionContext) as Selection<Row> | null
  if (!selection) throw new Error('A tick needs a SelectionProvider above it.')
  return (
    <Checkbox
      size="small"
      disabled={isDisabled}
      checked={selection.has(id)}
      onChange={() => selection.toggle(row)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.5, ml: -0.5 }}
    />
  )
}
