import { useMemo } from 'react'
import { type TranslateFunction, useTranslate } from 'react-admin'
import { FilterSwitch } from '#kit/report/FilterSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowLink } from '#kit/table/RowLink.tsx'
import { recordText } from './auditedTexts.ts'
import { report } from './report.ts'
import type { AuditLogEntry } from './useChangeTexts.ts'
import { useEntryCells } from './useEntryCells.tsx'

/** Name of a user, or of another record with its kind. */
const nameOf = ({ subject, subjectEmail }: AuditLogEntry, translate: TranslateFunction): string =>
  subjectEmail === '' ? recordText(subject, translate) : subject

/** Sign-ins are hidden by default: they are numerous and change nothing. */
const AuditTrail = () => {
  const translate = useTranslate()
  const cells = useEntryCells()
  const { show, file } = useMemo(() => {
    const subjectOf = (entry: AuditLogEntry) => {
      const name = nameOf(entry, translate) || '-'
      if (entry.runId !== undefined) return <RowLink to={`/imports?run=${entry.runId}`}>{name}</RowLink>
      return entry.subjectId === null ? name : <RowLink to={`/edit-user?id=${entry.subjectId}`}>{name}</RowLink>
    }
    return {
      show: { ...cells.show, subject: subjectOf },
      file: { ...cells.file, subject: (entry: AuditLogEntry) => nameOf(entry, translate) },
    }
  }, [cells, translate])
  const signIns = <FilterSwitch filter="withSignIns" label={translate('auditLog.withSignIns')} />
  return <ReportList {...report} show={show} file={file} actions={signIns} />
}

export default AuditTrail
