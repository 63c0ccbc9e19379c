import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { sendFiles } from '../../../dataProvider/upload.ts'
import { offers } from '../../../schema/offers.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { repeatKeys } from '../../../src/kit/form/repeatKeys.ts'
import type { UploadRow } from '../../../src/kit/upload/fileRules.ts'
import { useUpload } from '../../../src/kit/upload/useUpload.ts'
import { FileSubmit } from '../../material/FileSubmit.tsx'

interface Props {
  readonly id: number
  /** Has what is shown loaded anew. */
  readonly onSent: () => Promise<unknown>
}

const failures: Readonly<Record<number, string>> = { 409: 'offers.taken', 413: 'kit.upload.tooLarge' }

const failureKey = (error: CallFailed) =>
  error.issues.documentFactura?.code === 'fileType' ? 'issues.fileType' : (failures[error.status] ?? 'offers.failed')

/** The invoice for one agreement: chosen, asked about, sent, and its outcome told. */
const useInvoice = ({ id, onSent }: Props) => {
  const translate = useTranslate()
  const { alert, confirm } = useDialogs()
  const [rows, choose] = useState<readonly UploadRow[]>([])
  const [keyOf] = useState(repeatKeys)
  const failure = useRef<unknown>(null)
  const { state, start, cancel } = useUpload(async (files, options) => {
    const [{ name, size, lastModified } = { name: '', size: 0, lastModified: 0 }] = files
    const repeatKey = keyOf({ id, name, size, lastModified })
    try {
      return await sendFiles(offers.sendInvoice, { id }, files, { ...options, repeatKey })
    } catch (error) {
      failure.current = error
      throw error
    }
  })
  const submit = async () => {
    const message = translate('offers.invoiceQuestion')
    if (!(await confirm({ message, confirmLabel: translate('offers.send') }))) return
    failure.current = null
    const { isDone } = await start(rows.map(({ file }) => file))
    // However it ended: what the portal has by now is what counts.
    const reloaded = onSent()
    if (isDone) await alert({ message: translate('offers.sent') })
    // Who has cancelled it knows.
    else if (failure.current instanceof CallFailed) await alert({ message: translate(failureKey(failure.current)) })
    await reloaded
  }
  return { rows, choose, state, cancel, submit }
}

/** An agreement's invoice and its Submit Approval; without a file nothing is sent (spec 2 §5). */
export const InvoiceUpload = (props: Props) => {
  const { id } = props
  const translate = useTranslate()
  const { rows, choose, state, cancel, submit } = useInvoice(props)
  const isSending = state.status === 'sending'
  const lacksFile = rows.length === 0
  const named = (name: string) => ({ label: translate(`offers.${name}`), name: translate(`offers.${name}Of`, { id }) })
  const hint = lacksFile ? 'offers.missing' : 'offers.sending'
  return (
    <FileSubmit
      rows={rows}
      onChoose={choose}
      choose={named('choose')}
      submit={named('send')}
      onSubmit={submit}
      hint={lacksFile || isSending ? translate(hint) : null}
      upload={{ state, cancel }}
    />
  )
}
