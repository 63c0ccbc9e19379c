import { useTranslate } from 'react-admin'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { useSaveFailure } from './editor/useSaveFailure.ts'
import type { Wizard } from './wizard/useWizard.ts'

interface Props {
  readonly wizard: Wizard
}

/** Why the budget was not taken; what was typed is all still there. */
export const UploadFailure = ({ wizard: { failure, state } }: Props) => {
  const translate = useTranslate()
  const failureText = useSaveFailure(state.rows)
  if (failure === null) return null
  return <MessageBanner kind="error">{`${translate('budgets.notUploaded')} ${failureText(failure)}`}</MessageBanner>
}
