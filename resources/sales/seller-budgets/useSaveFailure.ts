import { useTranslate } from 'ra-core'
import { CallFailed, type FieldComplaint } from '../../../dataProvider/CallFailed.ts'
import { sayReason } from '../../../dataProvider/failureTexts.ts'
import { labelOf } from './rowLabel.ts'
import type { PlannedRow } from './sellerBudgetModel.ts'

/** Complaints that are told one by one; with the first of them mended the others come again. */
const mostTold = 3

/** The row that a complaint about new rows is about, `rows[2].idCliente`. */
const rowAt = (place: string, rows: readonly PlannedRow[]) => rows[Number(/^rows(?:Add)?\[(\d+)\]/.exec(place)?.[1])]

/**
 * Why a budget was not saved: what is wrong with which of the new rows, where the service says that, else the general
 * reason.
 */
export const useSaveFailure = (newRows: readonly PlannedRow[]) => {
  const translate = useTranslate()
  const sayComplaint = ([place, { code, limit, message }]: [string, FieldComplaint]) => {
    const row = rowAt(place, newRows)
    const text = translate(`complaints.${code}`, { limit, _: message ?? '' })
    return row ? `${labelOf(row)}: ${text}` : text
  }
  return (error: unknown) => {
    const complaints = error instanceof CallFailed ? Object.entries(error.complaints) : []
    if (complaints.length === 0) return sayReason(error, translate)
    return complaints.slice(0, mostTold).map(sayComplaint).join('\n')
  }
}
