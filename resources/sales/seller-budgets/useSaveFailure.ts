import { useTranslate } from 'ra-core'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { sayReason } from '../../../dataProvider/failureTexts.ts'

/** Why a budget was not saved: what is wrong with a row where the service says that, else the general reason. */
export const useSaveFailure = () => {
  const translate = useTranslate()
  return (error: unknown) => {
    const [complaint] = error instanceof CallFailed ? Object.values(error.complaints) : []
    if (!complaint) return sayReason(error, translate)
    return translate(`complaints.${complaint.code}`, { limit: complaint.limit, _: complaint.message ?? '' })
  }
}
