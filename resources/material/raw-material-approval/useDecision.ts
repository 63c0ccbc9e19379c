import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '../../../dataProvider/calls/callError.ts'
import { type ApprovalBar, material } from '../../../schema/material/material.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { faultKey, useFileSending } from '../../useFileSending.ts'

interface Deciding {
  readonly bar: ApprovalBar
  readonly customerId: number
  /** Reloads the displayed bars. */
  readonly onDecided: () => Promise<unknown>
}

/**
 * Sends the customer's decision on a bar: asks for confirmation, requires a reason for a rejection, and reports the
 * outcome.
 */
export const useDecision = ({ bar: { id }, customerId, onDecided }: Deciding) => {
  const translate = useTranslate()
  const { alert, confirm, prompt } = useDialogs()
  const [isApproved, setApproved] = useState(false)
  const { rows, run, ...sending } = useFileSending(material.approve)

  const submit = async () => {
    const question = translate('approvals.question')
    const title = isApproved ? {} : { title: translate('approvals.refusing') }
    if (!(await confirm({ ...title, message: question, confirmLabel: translate('approvals.submit') }))) return
    const comment = isApproved
      ? ''
      : await prompt({ message: translate('approvals.reason'), isRequired: true, isMultiline: true, maxLength: 255 })
    if (comment === null) return
    const word = { id, customerId, isApproved }
    const sent = await (isApproved ? run(word) : run({ ...word, comment }, []))
    // Reload after success and failure: the server's state counts.
    const reloaded = onDecided()
    if (sent.isDone)
      await alert({
        ...(!isApproved && { title: translate('approvals.refused') }),
        message: translate('approvals.sent'),
      })
    // No message if the user cancelled.
    else if (sent.error instanceof CallError) await alert({ message: translate(faultKey(sent.error, 'approvals')) })
    await reloaded
  }
  return { ...sending, rows, isApproved, setApproved, submit }
}
