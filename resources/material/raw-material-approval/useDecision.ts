import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { sendFiles } from '../../../dataProvider/upload.ts'
import { type ApprovalBar, material } from '../../../schema/material.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { repeatKeys } from '../../../src/kit/form/repeatKeys.ts'
import type { UploadRow } from '../../../src/kit/upload/fileRules.ts'
import { useUpload } from '../../../src/kit/upload/useUpload.ts'

interface Deciding {
  readonly bar: ApprovalBar
  readonly customerId: number
  /** Has what is shown loaded anew. */
  readonly onDecided: () => Promise<unknown>
}

const failures: Readonly<Record<number, string>> = { 409: 'approvals.taken', 413: 'kit.upload.tooLarge' }

const failureKey = (error: CallFailed) => {
  if (error.issues.approvalFiles?.code === 'fileType') return 'issues.fileType'
  return failures[error.status] ?? 'approvals.failed'
}

/** The customer's word on one bar: asked about, a reason demanded where it is refused, sent, and its outcome told. */
export const useDecision = ({ bar: { id }, customerId, onDecided }: Deciding) => {
  const translate = useTranslate()
  const { alert, confirm, prompt } = useDialogs()
  const [rows, choose] = useState<readonly UploadRow[]>([])
  const [isApproved, setApproved] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const sending = useRef<{ comment: string; error: unknown }>({ comment: '', error: null })
  const { state, start, cancel } = useUpload(async (files, options) => {
    const { comment } = sending.current
    const input = { id, customerId, isApproved, ...(isApproved ? {} : { comment }) }
    const [{ name, size, lastModified } = { name: '', size: 0, lastModified: 0 }] = files
    const repeatKey = keyOf({ ...input, name, size, lastModified })
    try {
      return await sendFiles(material.approve, input, files, { ...options, repeatKey })
    } catch (error) {
      sending.current.error = error
      throw error
    }
  })

  const submit = async () => {
    const question = translate('approvals.question')
    if (!(await confirm({ message: question, confirmLabel: translate('approvals.submit') }))) return
    const reason = isApproved
      ? ''
      : await prompt({ message: translate('approvals.reason'), isRequired: true, isMultiline: true, maxLength: 255 })
    if (reason === null) return
    sending.current = { comment: reason, error: null }
    const { isDone } = await start(isApproved ? rows.map(({ file }) => file) : [])
    // However it ended: what the portal has by now is what counts.
    const reloaded = onDecided()
    if (isDone) await alert({ message: translate('approvals.sent') })
    // Who has cancelled it knows.
    else if (sending.current.error instanceof CallFailed)
      await alert({ message: translate(failureKey(sending.current.error)) })
    await reloaded
  }
  return { rows, choose, isApproved, setApproved, state, cancel, submit }
}
