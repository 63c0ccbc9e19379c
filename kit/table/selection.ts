import { useCallback, useMemo, useState } from 'react'
import type { ListControllerResult, RaRecord } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'

type Id = RaRecord['id']

/** Selected rows on all pages of a list, in order of selection. */
export interface Selection<Row extends RaRecord = AnyRow> {
  readonly rows: readonly Row[]
  /** Changes the selected ids; `among` contains the rows of new ones. */
  readonly change: (idsAfter: (before: readonly Id[]) => readonly Id[], among: readonly RaRecord[]) => void
}

export const useSelection = <Row extends RaRecord = AnyRow>(): Selection<Row> => {
  const [rows, setRows] = useState<readonly Row[]>([])
  const change = useCallback<Selection['change']>(
    (idsAfter, among) =>
      setRows((before) => {
        const known = new Map([...before, ...(among as readonly Row[])].map((row) => [row.id, row]))
        return idsAfter(before.map(({ id }) => id)).flatMap((id) => known.get(id) ?? [])
      }),
    [],
  )
  return useMemo(() => ({ rows, change }), [rows, change])
}

/** Selection of a list context. react-admin's own keeps ids only, from which rows of other pages cannot be named. */
export const useSelectionOf = (
  data: ListControllerResult<AnyRow>['data'],
  getData: () => Promise<AnyRow[]>,
  shared: Selection | undefined,
) => {
  const own = useSelection()
  const { rows, change } = shared ?? own
  const modifiers = useMemo(() => {
    const here = data ?? []
    return {
      onSelect: (ids: readonly Id[]) => change(() => ids, here),
      onSelectAll: async () => {
        const all = await getData()
        change(() => all.map(({ id }) => id), all)
      },
      onToggleItem: (id: Id) =>
        change((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]), here),
      onUnselectItems: () => change(() => [], []),
    }
  }, [data, getData, change])
  return { selectedIds: useMemo(() => rows.map(({ id }) => id), [rows]), ...modifiers }
}

/** Selected rows; those among the others as they are there, because a list may have been refetched since. */
export const latest = <Row extends RaRecord>(selected: readonly Row[], rows: readonly Row[]): readonly Row[] =>
  selected.map((row) => rows.find(({ id }) => id === row.id) ?? row)
