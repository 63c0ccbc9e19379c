import { useTranslate } from 'react-admin'
import { CallError, type FieldIssue } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatQuantity } from '#values/formats.ts'
import { labelOf, type PlannedRow } from './sellerBudgetModel.ts'

/** Maximum number of issues listed; after correction, the next attempt reports the others. */
const maxReported = 3

/** The new row that an issue refers to, for example `rows[2].idCliente`. */
const rowAt = (place: string, rows: readonly PlannedRow[]) => rows[Number(/^rows(?:Add)?\[(\d+)\]/.exec(place)?.[1])]

interface Props {
  /** Null without a failure. */
  readonly failure: unknown
  readonly newRows: readonly PlannedRow[]
}

/**
 * Reason why a budget was rejected: issues of the new rows if the service returns them, otherwise the general reason.
 * Entries are kept.
 */
export const UploadFailure = ({ failure, newRows }: Props) => {
  const translate = useTranslate()
  if (failure === null) return null
  const describeIssue = ([place, { code, limit, message }]: [string, FieldIssue]) => {
    const row = rowAt(place, newRows)
    const text = translate(`issues.${code}`, { limit: formatQuantity(limit ?? 0), _: message ?? '' })
    return row ? `${labelOf(row)}: ${text}` : text
  }
  const issues = failure instanceof CallError ? Object.entries(failure.issues) : []
  const text = issues.slice(0, maxReported).map(describeIssue).join('\n') || describeReason(failure, translate)
  return <MessageBanner kind="error">{`${translate('budgets.notUploaded')} ${text}`}</MessageBanner>
}
