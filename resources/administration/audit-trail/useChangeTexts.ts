import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { recordNamed } from '#schema/administration/auditedRecords.ts'
import type { auditLogEntry } from '#schema/administration/auditLog.ts'
import type { RowOf } from '#schema/entity.ts'
import type { ChangeText } from '../ChangeList.tsx'
import { noUserValue, userChangeLabel, userValueText } from '../users/userChangeText.ts'
import { fieldLabel, valueText } from './auditedTexts.ts'

export type AuditLogEntry = RowOf<typeof auditLogEntry>
type Change = AuditLogEntry['changes'][number]

const counted = ['import', 'bulk']

/** Translates a change; names and text entered by users stay unchanged. */
export const useChangeTexts = () => {
  const translate = useTranslate()
  return useCallback(
    ({ action, changes, subject, subjectEmail }: AuditLogEntry): ChangeText[] => {
      const { kind } = recordNamed(subject)
      const isUser = subjectEmail !== '' || kind === 'user'
      const emptyText = (field: string) => (isUser ? noUserValue(field, translate) : translate('auditLog.empty'))
      const worded = (field: string, value: string) => {
        // The media type of the new photo is no value of the record.
        if (field === 'photo') return translate('auditLog.words.changed')
        return isUser ? userValueText(field, value, translate) : valueText(kind, field, value, translate)
      }
      const labelOf = (change: Change) =>
        isUser || change.page !== null ? userChangeLabel(change, translate) : fieldLabel(kind, change.field, translate)
      const sideOf = (field: string, value: string | null, isShown: boolean) => {
        if (value !== null) return worded(field, value)
        return isShown ? emptyText(field) : null
      }
      return changes.map((change) => {
        // Counts have no earlier value.
        const hasBoth =
          action === 'edited' && change.field !== 'password' && change.field !== 'photo' && !counted.includes(kind)
        return {
          id: change.page === null ? change.field : `page ${change.page}`,
          label: labelOf(change),
          from: sideOf(change.field, change.from, hasBoth),
          to: sideOf(change.field, change.to, hasBoth),
        }
      })
    },
    [translate],
  )
}
