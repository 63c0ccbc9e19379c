import { useTranslate } from 'react-admin'
import { CallFailed, type FieldIssue } from '../../../../dataProvider/CallFailed.ts'
import { describeReason } from '../../../../dataProvider/failureTexts.ts'
import type { PlannedRow } from '../sellerBudgetModel.ts'
import { labelOf } from '../sellerBudgetModel.ts'

/** Issues that are told one by one; with the first of them mended the others come again. */
const mostTold = 3

/** The row that a issue about new rows is about, `rows[2].idCliente`. */
const rowAt = (place: string, rows: readonly PlannedRow[]) => rows[Number(/^rows(?:Add)?\[(\d+)\]/.exec(place)?.[1])]

/**
 * Why a budget was not saved: what is wrong with which of the new rows, where the service says that, else the general
 * reason.
 */
export const useSaveFailure = (newRows: readonly PlannedRow[]) => {
  const translate = useTranslate()
  const describeIssue = ([place, { code, limit, message }]: [string, FieldIssue]) => {
    const row = rowAt(place, newRows)
    const text = translate(`issues.${code}`, { limit, _: message ?? '' })
    return row ? `${labelOf(row)}: ${text}` : text
  }
  return (error: unknown) => {
    const issues = error instanceof CallFailed ? Object.entries(error.issues) : []
    if (issues.length === 0) return describeReason(error, translate)
    return issues.slice(0, mostTold).map(describeIssue).join('\n')
  }
}
