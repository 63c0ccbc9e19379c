import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { sayMoment, wallClockOf } from '../../../src/kit/kinds/formats.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { RowLink } from '../../../src/kit/table/RowLink.tsx'
import { ChangeList } from './ChangeList.tsx'
import { auditTrail } from './index.ts'
import { SignInSwitch } from './SignInSwitch.tsx'
import { sayChange, type TrailEntry, useChangeTexts } from './useChangeTexts.ts'

const columns = ['at', 'actor', 'actorEmail', 'action', 'subject', 'subjectEmail', 'changes'] as const
const filters = ['actor', 'subject', 'action', 'from', 'to'] as const

const momentOf = ({ at }: TrailEntry) => sayMoment(at, portalSettings().timeZone)
const subjectOf = ({ subjectId, subject }: TrailEntry, text: string) =>
  subjectId === null ? text : <RowLink to={`/edit-user?id=${subjectId}`}>{subject}</RowLink>

/** The audit trail: who changed what of whom, newest first. */
const AuditTrail = () => {
  const translate = useTranslate()
  const textsOf = useChangeTexts()
  const { show, file } = useMemo(() => {
    const actorOf = ({ actor }: TrailEntry) => actor || translate('trail.operator')
    return {
      show: {
        at: momentOf,
        actor: actorOf,
        subject: subjectOf,
        changes: (entry: TrailEntry) => <ChangeList changes={textsOf(entry)} of={momentOf(entry)} />,
      },
      file: {
        at: ({ at }: TrailEntry) => wallClockOf(at, portalSettings().timeZone),
        actor: actorOf,
        changes: (entry: TrailEntry) => textsOf(entry).map(sayChange).join('; '),
      },
    }
  }, [textsOf, translate])
  return (
    <ReportList
      resource={auditTrail}
      {...{ columns, filters, show, file }}
      sort={['at', 'DESC']}
      actions={<SignInSwitch />}
    />
  )
}

export default AuditTrail
