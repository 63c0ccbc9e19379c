import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallFailed } from '../../../dataProvider/calls/CallFailed.ts'
import { type ApprovalBar, material } from '../../../schema/material/material.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { faultKey, useFileSending } from '../../useFileSending.ts'

interface Deciding {
  readonly bar: ApprovalBar
  readonly customerId: number
  /** Has what is shown loaded anew. */
  readonly onDecided: () => Promise<unknown>
}

/** The customer's word on one bar: asked about, a reason demanded where it is refused, sent, and its outcome told. */
export const useDecision = ({ bar: { id }, customerId, onDecided }: Deciding) => {
  const translate = useTranslate()
  const { alert, confirm, prompt } = useDialogs()
  const [isApproved, setApproved] = useState(false)
  const { rows, run, ...sending } = useFileSending(material.approve)

  const submit = async () => {
    const question = translate('approvals.question')
    if (!(await confirm({ message: question, confirmLabel: translate('approvals.submit') }))) return
    const comment = isApproved
      ? ''
      : await prompt({ message: translate('approvals.reason'), isRequired: true, isMultiline: true, maxLength: 255 })
    if (comment === null) return
    const word = { id, customerId, isApproved }
    const sent = await (isApproved ? run(word) : run({ ...word, comment }, []))
    // However it ended: what the portal has by now is what counts.
    const reloaded = onDecided()
    if (sent.isDone) await alert({ message: translate('approvals.sent') })
    // Who has cancelled it knows.
    else if (sent.error instanceof CallFailed) await alert({ message: translate(faultKey(sent.error, 'approvals')) })
    await reloaded
  }
  return { ...sending, rows, isApproved, setApproved, submit }
}
