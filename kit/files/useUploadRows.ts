import { useRef, useState } from 'react'
import { chooseFiles, type Rejected, type UploadRow } from './fileRules.ts'
import type { Dropped } from './useFileDrop.ts'

/** Row of the uploader; null until a file is selected. */
export interface FileRow {
  readonly id: number
  readonly chosen: UploadRow | null
}

const isEmpty = ({ chosen }: FileRow) => chosen === null

/** Replaces an empty row, or appends; surplus empty rows are removed. */
const placed = (rows: readonly FileRow[], added: readonly FileRow[], at: number | undefined, max: number) => {
  const place = rows.find((row) => isEmpty(row) && (at === undefined || row.id === at))
  const all = place ? rows.flatMap((row) => (row === place ? added : [row])) : [...rows, ...added]
  const surplus = all.filter(isEmpty).slice(0, Math.max(0, all.length - max))
  return all.filter((row) => !surplus.includes(row))
}

export const useUploadRows = (initial: readonly UploadRow[], max: number) => {
  const lastId = useRef(0)
  const rowOf = (chosen: UploadRow | null): FileRow => {
    lastId.current += 1
    return { id: lastId.current, chosen }
  }
  const [rows, setRows] = useState<readonly FileRow[]>(() => (initial.length > 0 ? initial : [null]).map(rowOf))
  const [rejected, setRejected] = useState<readonly Rejected[]>([])
  const chosen = rows.flatMap((row) => (row.chosen ? [row.chosen] : []))

  /** Adds acceptable files, in the given row if it is empty; returns true if any was added. */
  const add = ({ files, folders }: Dropped, at?: number) => {
    const choice = chooseFiles(files, max - chosen.length, folders)
    setRejected(choice.rejected)
    const added = choice.accepted.map((file) => rowOf({ name: file.name, file, size: file.size, type: 'other' }))
    if (added.length > 0) setRows(placed(rows, added, at, max))
    return added.length > 0
  }
  const remove = (id: number) => {
    const rest = rows.filter((row) => row.id !== id)
    setRows(rest.length > 0 ? rest : [rowOf(null)])
    setRejected([])
  }
  return { rows, rejected, chosen, add, remove, addRow: () => setRows([...rows, rowOf(null)]) }
}
