import type { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import type { Cents } from '#schema/kinds.ts'
import { monthNames } from '#values/formats.ts'
import { maxAmount } from './amounts.ts'
import type { AmountColumn, MonthRow } from './monthRow.ts'
import type { CellFault, Paste } from './paste.ts'
import { isRounding } from './spread.ts'

export interface GridNotice {
  readonly kind: 'success' | 'info' | 'error'
  readonly lines: readonly string[]
}

type Translate = ReturnType<typeof useTranslate>

/** Maximum number of faults listed individually. */
const maxReported = 5

/** Describes the difference between months and yearly amount, and if it results from rounding. */
export const describeDifference = (translate: Translate, difference: Cents) => {
  const kind = isRounding(difference) ? 'rounding' : 'difference'
  return translate(`monthGrid.${kind}`, { amount: formatThousands(difference) })
}

export const gridWords = (translate: Translate, rows: readonly MonthRow[]) => {
  const wording = (key: string, values?: object) => translate(`monthGrid.${key}`, values)
  const columnName = (column: AmountColumn) => (column === 'yearly' ? wording('yearly') : (monthNames[column] ?? ''))
  const cellName = (row: number, column: AmountColumn) =>
    wording('cell', { row: rows[row]?.label ?? '', column: columnName(column) })
  const faultLine = ({ row, column, text, fault }: CellFault) =>
    wording(`fault.${fault}`, { cell: cellName(row, column), text, limit: maxAmount })

  const rejected = (faults: readonly CellFault[]): GridNotice => {
    const rest = faults.length - maxReported
    const lines = faults.slice(0, maxReported).map(faultLine)
    const more = rest > 0 ? [wording('more', { smart_count: rest })] : []
    return { kind: 'error', lines: [wording('nothingPasted'), ...lines, ...more] }
  }
  const pasted = ({ edits, beyond, rounded }: Paste): GridNotice => {
    const lines = [wording('pasted', { smart_count: edits.length })]
    if (rounded > 0) lines.push(wording('rounded', { smart_count: rounded }))
    if (beyond > 0) lines.push(wording('beyond', { smart_count: beyond }))
    return { kind: beyond > 0 ? 'error' : 'success', lines: beyond > 0 ? lines.toReversed() : lines }
  }
  const keptAmount = (fault: CellFault, cents: Cents): GridNotice => ({
    kind: 'error',
    lines: [
      faultLine(fault),
      wording('kept', { cell: cellName(fault.row, fault.column), amount: formatThousands(cents) }),
    ],
  })
  const wrong = (fault: CellFault): GridNotice => ({ kind: 'error', lines: [faultLine(fault)] })
  const undone = (isDone: boolean): GridNotice => ({
    kind: 'info',
    lines: [wording(isDone ? 'undone' : 'nothingToUndo')],
  })
  return { columnName, rejected, pasted, keptAmount, wrong, undone }
}
