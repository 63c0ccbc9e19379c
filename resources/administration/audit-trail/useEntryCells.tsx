import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoment, wallClockOf } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { ChangeList, describeChange } from '../ChangeList.tsx'
import { type AuditLogEntry, useChangeTexts } from './useChangeTexts.ts'

const momentOf = ({ at }: AuditLogEntry) => formatMoment(at, portalSettings().timeZone)

/** Cell renderers on the screen, and cell values of exports. */
export const useEntryCells = () => {
  const translate = useTranslate()
  const textsOf = useChangeTexts()
  return useMemo(() => {
    const actorOf = ({ actor }: AuditLogEntry) => actor || translate('auditLog.operator')
    return {
      show: {
        at: momentOf,
        actor: actorOf,
        changes: (entry: AuditLogEntry) => <ChangeList changes={textsOf(entry)} of={momentOf(entry)} />,
      },
      file: {
        at: ({ at }: AuditLogEntry) => wallClockOf(at, portalSettings().timeZone),
        actor: actorOf,
        changes: (entry: AuditLogEntry) => textsOf(entry).map(describeChange).join('; '),
      },
    }
  }, [textsOf, translate])
}
