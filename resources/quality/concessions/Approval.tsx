import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { ChooseFiles } from '#kit/files/ChooseFiles.tsx'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { formatFileSize, type UploadRow } from '#kit/files/fileRules.ts'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { useLeaveWarning } from '#kit/form/UnsavedGuard.tsx'
import { concessions } from '#schema/quality/concessions.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { faultKey, useFileSending } from '../../useFileSending.ts'
import { approvalFileName, type Concession, type ConcessionProps, isUploaded } from './concessionCards.ts'
import { useConcessionScreen } from './concessionScreen.ts'

/** Provider only: withdraws an approval with a reason, which is sent to its author. */
const Reopen = ({ concession: { id, ncr } }: ConcessionProps) => {
  const translate = useTranslate()
  const { prompt, alert } = useDialogs()
  const { customerId, reload } = useConcessionScreen()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)

  const reopen = async () => {
    const reason = await prompt({
      title: translate('concessions.reopen.title', { ncr }),
      message: translate('concessions.reopen.ask'),
      submitLabel: translate('concessions.reopen.do'),
      isRequired: true,
      isMultiline: true,
      maxLength: 255,
    })
    if (reason === null) return
    const input = { id, customerId, reason }
    setBusy(true)
    await send(concessions.reopen, input, { repeatKey: keyOf(input) }).catch((error: unknown) =>
      alert({ title: translate('concessions.reopen.failed'), message: describeReason(error, translate) }),
    )
    await reload()
    setBusy(false)
  }
  return (
    <BusyButton
      size="small"
      isBusy={isBusy}
      busyHint={translate('form.saving')}
      aria-label={translate('concessions.reopen.of', { ncr })}
      onClick={() => void reopen()}
    >
      {translate('concessions.reopen.do')}
    </BusyButton>
  )
}

/** Selects the approval file, asks for confirmation, uploads it, and refetches the concessions. */
const useApproval = ({ id, ncr }: Concession) => {
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
    const title = translate('concessions.approval.sendOf', { ncr })
    const question = translate('concessions.approval.question')
    const message = `${question}\n${name} (${formatFileSize(size)})`
    if (!(await confirm({ title, message, confirmLabel: translate('concessions.approval.send') }))) return
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

interface Props extends ConcessionProps {
  readonly rows: readonly UploadRow[]
  readonly onChoose: (rows: readonly UploadRow[]) => void
  readonly onSend: () => Promise<void>
}

const ApprovalChoice = ({ concession: { ncr }, rows, onChoose, onSend }: Props) => {
  const translate = useTranslate()
  const [file] = rows
  const change = file ? 'change' : 'choose'
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {file && <span>{`${file.name} (${formatFileSize(file.size)})`}</span>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChooseFiles
          size="small"
          isSingle
          rows={rows}
          onChoose={onChoose}
          aria-label={translate(`concessions.approval.${change}Of`, { ncr })}
        >
          {translate(`concessions.approval.${change}`)}
        </ChooseFiles>
        <Button
          size="small"
          variant={file ? 'contained' : 'outlined'}
          aria-label={translate('concessions.approval.sendOf', { ncr })}
          onClick={() => void onSend()}
        >
          {translate('concessions.approval.send')}
        </Button>
      </Box>
    </Box>
  )
}

/** The customer's approval, or its upload for customers, with progress. */
export const Approval = ({ concession }: ConcessionProps) => {
  const translate = useTranslate()
  const { customerId, side } = useConcessionScreen()
  const { state, cancel, failedText, isOutdated, ...choice } = useApproval(concession)
  const isThere = isUploaded(concession)
  const isSending = state.status === 'sending'
  const isDone = state.status === 'done'
  // Once the approval is loaded, it replaces the upload's outcome, unless it is another user's file.
  const showsProgress = !isDone && (isSending || !isThere || isOutdated)
  const fileId = concession.approvalFileId ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {isThere && (
        <DocumentLink href={linkOf(concessions.document, { fileId, customerId })}>
          {approvalFileName(concession)}
        </DocumentLink>
      )}
      {isThere && side === 'provider' && isOffered(concessions.reopen) && <Reopen concession={concession} />}
      {!isThere && isDone && choice.rows[0]?.name}
      {!isThere && side === 'customer' && !isSending && !isDone && (
        <ApprovalChoice concession={concession} {...choice} />
      )}
      {!isThere && side !== 'customer' && translate('concessions.state.pending')}
      <Box sx={{ display: 'grid', '&:empty': { display: 'none' } }}>
        {showsProgress && <UploadProgress state={state} onCancel={cancel} failedText={failedText} />}
      </Box>
    </Box>
  )
}
