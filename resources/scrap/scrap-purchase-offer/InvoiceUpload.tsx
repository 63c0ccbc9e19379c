import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { offers } from '#schema/scrap/offers.ts'
import { FileSubmit } from '../../material/FileSubmit.tsx'
import { faultKey, useFileSending } from '../../useFileSending.ts'

interface Props {
  readonly id: number
  readonly onSent: () => Promise<unknown>
}

/** Sends the invoice of an agreement: asks for confirmation, uploads the file, and reports the outcome. */
const useInvoice = ({ id, onSent }: Props) => {
  const translate = useTranslate()
  const { alert, confirm } = useDialogs()
  const { run, ...sending } = useFileSending(offers.sendInvoice)
  const submit = async () => {
    const title = translate('offers.sendOf', { id })
    const message = translate('offers.invoiceQuestion')
    if (!(await confirm({ title, message, confirmLabel: translate('offers.send') }))) return
    const sent = await run({ id })
    // Reload after success and failure: the server's state counts.
    const reloaded = onSent()
    if (sent.isDone) await alert({ title, message: translate('offers.sent') })
    // No message if the user cancelled.
    else if (sent.error instanceof CallError) await alert({ title, message: translate(faultKey(sent.error, 'offers')) })
    await reloaded
  }
  return { ...sending, submit }
}

/**
 * Invoice upload of an agreement with its Submit Approval button; a file is required
 * `docs/product/material.md#offer-texts`.
 */
export const InvoiceUpload = (props: Props) => {
  const { id } = props
  const translate = useTranslate()
  const { rows, choose, state, cancel, submit } = useInvoice(props)
  const isSending = state.status === 'sending'
  const isFileMissing = rows.length === 0
  const named = (name: string) => ({ label: translate(`offers.${name}`), name: translate(`offers.${name}Of`, { id }) })
  const hint = isFileMissing ? 'offers.missing' : 'offers.sending'
  return (
    <FileSubmit
      rows={rows}
      onChoose={choose}
      choose={named('choose')}
      submit={named('send')}
      onSubmit={submit}
      hint={isFileMissing || isSending ? translate(hint) : null}
      upload={{ state, cancel }}
    />
  )
}
