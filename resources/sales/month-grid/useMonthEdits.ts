import { useRef, useState } from 'react'
import { useI18nProvider, useTranslate } from 'react-admin'
import { type GridNotice, gridWords } from './gridNotice.ts'
import type { OnChange } from './monthGridProps.ts'
import { type Amounts, amountAt, amountColumns, isSame, type MonthRow, withAmount } from './monthRow.ts'
import { copied, type Edit, planPaste } from './paste.ts'
import type { Position, Range } from './positions.ts'
import { readTyped } from './readAmount.ts'
import { useLatest } from './useGridState.ts'

interface Change {
  readonly key: string
  readonly before: Amounts
  readonly after: Amounts
}

export const useMonthEdits = (rows: readonly MonthRow[], onChange: OnChange) => {
  const translate = useTranslate()
  const language = useI18nProvider().getLocale()
  const [notice, setNotice] = useState<GridNotice | null>(null)
  const [depth, setDepth] = useState(0)
  const history = useRef<(readonly Change[])[]>([])
  const words = gridWords(translate, rows)

  const announce = (changes: readonly Change[]) => {
    for (const { key, after } of changes) onChange(key, after.months, after.yearly)
  }
  const record = (changes: readonly Change[]) => {
    const real = changes.filter(({ before, after }) => !isSame(before, after))
    if (real.length === 0) return
    history.current.push(real)
    setDepth(history.current.length)
    announce(real)
  }
  const editsOfRow = (edits: readonly Edit[], index: number) => edits.filter(({ row }) => row === index)
  const edit = useLatest((edits: readonly Edit[]) => {
    setNotice(null)
    record(
      rows.map((row, index) => ({
        key: row.key,
        before: row,
        after: editsOfRow(edits, index).reduce<Amounts>(
          (amounts, { column, cents }) =>
            amountAt(amounts, column) === cents ? amounts : withAmount(amounts, column, cents),
          row,
        ),
      })),
    )
  })
  const replace = useLatest((index: number, after: Amounts) => {
    const row = rows[index]
    setNotice(null)
    if (row) record([{ key: row.key, before: row, after }])
  })
  /**
   * Applies typed text; returns false and sets a notice if it is not an amount. `isLeft` is true if the user can no
   * longer correct it.
   */
  const type = useLatest((at: Position, typed: string, isLeft = false) => {
    const column = amountColumns[at.column]
    const row = rows[at.row]
    if (column === undefined || !row) return true
    const read = readTyped(typed, language)
    if (!('fault' in read)) {
      edit([{ row: at.row, column, cents: read.cents }])
      return true
    }
    const fault = { row: at.row, column, text: typed.trim(), fault: read.fault }
    setNotice(isLeft ? words.keptAmount(fault, amountAt(row, column)) : words.wrong(fault))
    return false
  })
  const paste = useLatest((text: string, range: Range) => {
    // Images have no text; an empty cell of a spreadsheet is copied as a line break.
    if (text === '') return
    const plan = planPaste(text, { range, rowCount: rows.length, language })
    if (plan.faults.length > 0) return setNotice(words.rejected(plan.faults))
    edit(plan.edits)
    setNotice(words.pasted(plan))
  })
  const undo = useLatest(() => {
    const changes = history.current.pop() ?? []
    setDepth(history.current.length)
    // Undo skips rows that another source has changed since.
    const back = changes.flatMap(({ key, before, after }) => {
      const row = rows.find((one) => one.key === key)
      const isOurs = row?.months.every((cents, month) => cents === after.months[month])
      return isOurs ? [{ key, before: after, after: before }] : []
    })
    announce(back)
    setNotice(words.undone(back.length > 0))
  })
  const copy = useLatest((range: Range) => copied(rows, range))
  const clearNotice = useLatest(() => setNotice(null))
  return { edit, replace, type, paste, undo, copy, notice, clearNotice, canUndo: depth > 0, words }
}

export type MonthEdits = ReturnType<typeof useMonthEdits>
