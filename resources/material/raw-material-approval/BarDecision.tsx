import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { type ApprovalBar, material } from '#schema/material/material.ts'
import { faultKey, useFileSending } from '../../useFileSending.ts'
import { FileSubmit } from '../FileSubmit.tsx'

interface Deciding {
  readonly bar: ApprovalBar
  readonly customerId: number
  /** Reloads the displayed bars. */
  readonly onDecided: () => Promise<unknown>
}

const barName = ({ heat, bar }: ApprovalBar) => `${heat} ${bar ?? ''}`.trim()

/**
 * Sends the customer's decision on a bar: asks for confirmation, requires a reason for a rejection, and reports the
 * outcome.
 */
const useDecision = ({ bar, customerId, onDecided }: Deciding) => {
  const translate = useTranslate()
  const { alert, confirm, prompt } = useDialogs()
  const [isApproved, setApproved] = useState(false)
  const { rows, run, ...sending } = useFileSending(material.approve)

  const submit = async () => {
    const texts = isApproved ? 'approvals.approving' : 'approvals.refusing'
    const title = translate(`${texts}.title`, { bar: barName(bar) })
    const message = translate(`${texts}.question`)
    if (!(await confirm({ title, message, confirmLabel: translate(`${texts}.submit`) }))) return
    const reason = { message: translate('approvals.reason'), isRequired: true, isMultiline: true, maxLength: 255 }
    const comment = isApproved ? '' : await prompt({ title, ...reason })
    if (comment === null) return
    const word = { id: bar.id, customerId, isApproved, comment }
    const sent = await (isApproved ? run(word) : run(word, []))
    // Reload after success and failure: the server's state counts.
    const reloaded = onDecided()
    if (sent.isDone)
      await alert({
        title: isApproved ? title : translate('approvals.refused', { bar: barName(bar) }),
        message: translate('approvals.sent'),
      })
    // No message if the user cancelled.
    else if (sent.error instanceof CallError)
      await alert({ title, message: translate(faultKey(sent.error, 'approvals')) })
    await reloaded
  }
  return { ...sending, rows, isApproved, setApproved, submit }
}

interface Props {
  readonly bar: ApprovalBar
  readonly customerId: number
  readonly onDecided: () => Promise<unknown>
}

/**
 * Certificate, approval switch and Submit Approval of a bar; nothing can be approved without a file
 * `docs/product/material.md#submitting-an-approval`.
 */
export const BarDecision = (props: Props) => {
  const translate = useTranslate()
  const { rows, choose, isApproved, setApproved, state, cancel, submit } = useDecision(props)
  const bar = barName(props.bar)
  const isSending = state.status === 'sending'
  const isFileMissing = isApproved && rows.length === 0
  const named = (name: string) => ({
    label: translate(`approvals.${name}`),
    name: translate(`approvals.${name}Of`, { bar }),
  })
  const hint = isFileMissing ? 'approvals.missing' : 'approvals.sending'
  return (
    <FileSubmit
      rows={rows}
      onChoose={choose}
      choose={named('upload')}
      submit={named('submit')}
      onSubmit={submit}
      hint={isFileMissing || isSending ? translate(hint) : null}
      upload={{ state, cancel }}
    >
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={isApproved}
            disabled={isSending}
            slotProps={{ input: { 'aria-label': named('approved').name } }}
            onChange={() => setApproved(!isApproved)}
          />
        }
        label={named('approved').label}
        sx={{ m: 0, gap: 0.5 }}
      />
    </FileSubmit>
  )
}
