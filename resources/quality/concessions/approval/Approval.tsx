import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { linkOf } from '../../../../dataProvider/calls/linkOf.ts'
import { concessions } from '../../../../schema/quality/concessions.ts'
import { isOffered } from '../../../../schema/wire/offered.ts'
import { DocumentLink } from '../../../../src/kit/documents/DocumentLink.tsx'
import { UploadProgress } from '../../../../src/kit/upload/UploadProgress.tsx'
import { useConcessionScreen } from '../concessionScreen.ts'
import { approvalFileName, type ConcessionProps, isUploaded } from '../list/concessionCards.ts'
import { ApprovalChoice } from './ApprovalChoice.tsx'
import { Reopen } from './Reopen.tsx'
import { useApproval } from './useApproval.ts'

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
