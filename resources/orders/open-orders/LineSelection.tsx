import { type PropsWithChildren, useMemo } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { type Selection, useSelectionOf } from '#kit/table/selection.ts'
import { type OrderLine, type PurchaseOrder, rowsOf } from './orderRows.ts'

/** A line with pieces that have not left; a company's service may not tell how many. */
export const isSelectable = ({ jobOrder, open = 1 }: Partial<OrderLine>) => jobOrder !== undefined && open > 0

const noRows = async () => []

interface Props {
  readonly selection: Selection
}

/** Makes the lines the rows of the selection, although the list has orders. */
export const SelectedLines = ({ selection, children }: PropsWithChildren<Props>) => {
  const list = useListContext<PurchaseOrder>()
  const { data } = list
  const lines = useMemo(
    () => (data ?? []).flatMap(rowsOf).filter((row) => isSelectable(row as Partial<OrderLine>)),
    [data],
  )
  const selected = useSelectionOf(lines, noRows, selection)
  const value = { ...list, data: lines, total: lines.length, ...selected }
  return <ListContextProvider value={value as never}>{children}</ListContextProvider>
}
