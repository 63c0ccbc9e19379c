import { useTranslate } from 'react-admin'
import { CallFailed, type FieldIssue } from '../../../dataProvider/calls/CallFailed.ts'
import { describeReason } from '../../../dataProvider/calls/failureTexts.ts'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { labelOf, type PlannedRow } from './sellerBudgetModel.ts'

/** Issues that are told one by one; with the first of them mended the others come again. */
const mostTold = 3

/** The row that an issue about new rows is about, `rows[2].idCliente`. */
const rowAt = (place: string, rows: readonly PlannedRow[]) => rows[Number(/^rows(?:Add)?\[(\d+)\]/.exec(place)?.[1])]

interface Props {
  /** Null as long as nothing has failed. */
  readonly failure: unknown
  /** The rows that were to be added. */
  readonly newRows: readonly PlannedRow[]
}

/**
 * Why a budget was not taken: what is wrong with which of the new rows, where the service says that, else the general
 * reason. What was typed is all still there.
 */
export const UploadFailure = ({ failure, newRows }: Props) => {
  const translate = useTranslate()
  if (failure === null) return null
  const describeIssue = ([place, { code, limit, message }]: [string, FieldIssue]) => {
    const row = rowAt(place, newRows)
    const text = translate(`issues.${code}`, { limit, _: message ?? '' })
    return row ? `${labelOf(row)}: ${text}` : text
  }
  const issues = failure instanceof CallFailed ? Object.entries(failure.issues) : []
  const told = issues.slice(0, mostTold).map(describeIssue).join('\n') || describeReason(failure, translate)
  return <MessageBanner kind="error">{`${translate('budgets.notUploaded')} ${told}`}</MessageBanner>
}
