import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallFailed } from '../../../../dataProvider/CallFailed.ts'
import { sendFiles } from '../../../../dataProvider/upload.ts'
import { concessions } from '../../../../schema/concessions.ts'
import { useDialogs } from '../../../../src/kit/dialogs/dialogs.ts'
import { repeatKeys } from '../../../../src/kit/form/repeatKeys.ts'
import { formatFileSize, type UploadRow } from '../../../../src/kit/upload/fileRules.ts'
import { useUpload } from '../../../../src/kit/upload/useUpload.ts'
import { useConcessionScreen } from '../concessionScreen.ts'
import type { Concession } from '../list/concessionCards.ts'

/** While on, the browser asks before the tab is closed or leaves for another page. */
const useLeaveWarning = (isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isOn])

const failures: Readonly<Record<number, string>> = {
  409: 'concessions.approval.taken',
  413: 'kit.upload.tooLarge',
}

/** The customer's approval: a file is chosen, asked about, sent, and the concessions are asked for anew. */
export const useApproval = ({ id }: Concession) => {
  const translate = useTranslate()
  const { alert, confirm } = useDialogs()
  const { customerId, reload } = useConcessionScreen()
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const [keyOf] = useState(repeatKeys)
  const { state, start, cancel, reset } = useUpload((files, options) => {
    const [{ name, size, lastModified } = { name: '', size: 0, lastModified: 0 }] = files
    const repeatKey = keyOf({ id, name, size, lastModified })
    return sendFiles(concessions.approve, { id, customerId }, files, { ...options, repeatKey })
  })
  const isSending = state.status === 'sending'
  useLeaveWarning(isSending)

  const choose = (chosen: readonly UploadRow[]) => {
    setRows(chosen)
    reset()
  }
  const submit = async () => {
    const [chosen] = rows
    if (!chosen) return alert({ message: translate('concessions.approval.missing') })
    const { name, size, file } = chosen
    const question = translate('concessions.approval.question')
    const message = `${question}\n${name} (${formatFileSize(size)})`
    if (!(await confirm({ message, confirmLabel: translate('concessions.approval.send') }))) return
    const { isDone } = await start([file])
    // However it ended: what the portal has by now is what counts.
    const reloaded = reload()
    if (isDone) await alert({ message: translate('concessions.approval.sent') })
    await reloaded
  }
  const { error } = state
  const status = error instanceof CallFailed ? error.status : 0
  const isOtherFile = error instanceof CallFailed && error.issues.file?.code === 'fileType'
  return {
    rows,
    state,
    cancel,
    failedText: translate(isOtherFile ? 'issues.fileType' : (failures[status] ?? 'concessions.approval.failed')),
    isOvertaken: state.status === 'failed' && status === 409,
    onChoose: choose,
    onSend: submit,
  }
}
