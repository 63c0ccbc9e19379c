import { useMemo } from 'react'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { RowLink } from '../../../src/kit/table/RowLink.tsx'
import { auditTrail } from './index.ts'
import { SignInSwitch } from './SignInSwitch.tsx'
import type { TrailEntry } from './useChangeTexts.ts'
import { useEntryCells } from './useEntryCells.tsx'

const columns = ['at', 'actor', 'actorEmail', 'action', 'subject', 'subjectEmail', 'changes'] as const
const filters = ['actor', 'subject', 'action', 'from', 'to'] as const
const newestFirst = ['at', 'DESC'] as const

const subjectOf = ({ subjectId, subject }: TrailEntry, text: string) =>
  subjectId === null ? text : <RowLink to={`/edit-user?id=${subjectId}`}>{subject}</RowLink>

/** The audit trail: who changed what of whom, newest first. */
const AuditTrail = () => {
  const cells = useEntryCells()
  const show = useMemo(() => ({ ...cells.show, subject: subjectOf }), [cells.show])
  return (
    <ReportList
      resource={auditTrail}
      {...{ columns, filters, show }}
      file={cells.file}
      sort={newestFirst}
      actions={<SignInSwitch />}
    />
  )
}

export default AuditTrail
