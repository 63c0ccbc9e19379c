import { useTranslate } from 'react-admin'
import { CallError } from '../../../../dataProvider/calls/callError.ts'
import { concessions } from '../../../../schema/quality/concessions.ts'
import { useDialogs } from '../../../../src/kit/dialogs/dialogs.ts'
import { useLeaveWarning } from '../../../../src/kit/form/UnsavedGuard.tsx'
import { formatFileSize, type UploadRow } from '../../../../src/kit/upload/fileRules.ts'
import { faultKey, useFileSending } from '../../../useFileSending.ts'
import { useConcessionScreen } from '../concessionScreen.ts'
import type { Concession } from '../list/concessionCards.ts'

/** Selects the approval file, asks for confirmation, uploads it, and refetches the concessions. */
export const useApproval = ({ id }: Concession) => {
  const translate = useTranslate()
  const { alert, confirm } = useDialogs()
  const { customerId, reload } = useConcessionScreen()
  const { rows, choose, run, state, cancel, reset } = useFileSending(concessions.approve)
  useLeaveWarning(state.status === 'sending')

  const chooseAgain = (chosen: readonly UploadRow[]) => {
    choose(chosen)
    reset()
  }
  const submit = async () => {
    const [chosen] = rows
    if (!chosen) return alert({ message: translate('concessions.approval.missing') })
    const { name, size } = chosen
    const question = translate('concessions.approval.question')
    const message = `${question}\n${name} (${formatFileSize(size)})`
    if (!(await confirm({ message, confirmLabel: translate('concessions.approval.send') }))) return
    const { isDone } = await run({ id, customerId })
    // Reload after success and failure: the server's state counts.
    const reloaded = reload()
    if (isDone) await alert({ message: translate('concessions.approval.sent') })
    await reloaded
  }
  const { error } = state
  return {
    rows,
    state,
    cancel,
    failedText: translate(faultKey(error, 'concessions.approval')),
    isOutdated: error instanceof CallError && error.status === 409,
    onChoose: chooseAgain,
    onSend: submit,
  }
}
