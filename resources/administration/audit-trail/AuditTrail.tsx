import { useMemo, useState } from 'react'
import { type TranslateFunction, useListFilterContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FilterSwitch } from '#kit/report/FilterSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowLink } from '#kit/table/RowLink.tsx'
import { bulkChanges } from '#schema/administration/bulkChanges.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import { recordText } from './auditedTexts.ts'
import { report } from './report.ts'
import type { AuditLogEntry } from './useChangeTexts.ts'
import { useEntryCells } from './useEntryCells.tsx'

/** Name of a user, or of another record with its kind. */
const nameOf = ({ subject, subjectEmail }: AuditLogEntry, translate: TranslateFunction): string =>
  subjectEmail === '' ? recordText(subject, translate) : subject

/** Address of the entries of a change of many records. */
const partsOf = (bulkId: number) => `/audit-trail?${new URLSearchParams({ filter: JSON.stringify({ bulkId }) })}`

/** Undoes the change whose entries are listed. */
const UndoBulk = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { alert } = useDialogs()
  const { filterValues } = useListFilterContext()
  const [isBusy, setBusy] = useState(false)
  const id: unknown = filterValues.bulkId
  if (typeof id !== 'number') return null
  const undo = async () => {
    setBusy(true)
    try {
      const { rows } = await send(bulkChanges.undo, { id })
      const count = rows.filter(({ reason }) => reason === null).length
      notify('auditLog.undone', { type: 'success', messageArgs: { smart_count: count, left: rows.length - count } })
    } catch (error) {
      await alert({ message: describeReason(error, translate) })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <DestructiveButton
      size="small"
      label={translate('auditLog.undo')}
      title={recordText(`bulk ${id}`, translate)}
      question={translate('auditLog.undoQuestion')}
      isBusy={isBusy}
      onSure={() => void undo()}
    />
  )
}

/** Sign-ins are hidden by default: they are numerous and change nothing. */
const AuditTrail = () => {
  const translate = useTranslate()
  const cells = useEntryCells()
  const { show, file } = useMemo(() => {
    const subjectOf = (entry: AuditLogEntry) => {
      const name = nameOf(entry, translate) || '-'
      if (entry.bulkId !== undefined) return <RowLink to={partsOf(entry.bulkId)}>{name}</RowLink>
      if (entry.runId !== undefined) return <RowLink to={`/imports?run=${entry.runId}`}>{name}</RowLink>
      return entry.subjectId === null ? name : <RowLink to={`/edit-user?id=${entry.subjectId}`}>{name}</RowLink>
    }
    return {
      show: { ...cells.show, subject: subjectOf },
      file: { ...cells.file, subject: (entry: AuditLogEntry) => nameOf(entry, translate) },
    }
  }, [cells, translate])
  const signIns = <FilterSwitch filter="withSignIns" label={translate('auditLog.withSignIns')} />
  const actions = (
    <>
      <UndoBulk />
      {signIns}
    </>
  )
  return <ReportList {...report} show={show} file={file} actions={actions} />
}

export default AuditTrail
