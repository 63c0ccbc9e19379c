import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { translateName } from '#kit/page/pageTitle.ts'
import { recordNamed } from '#schema/administration/auditedRecords.ts'
import type { auditLogEntry } from '#schema/administration/auditLog.ts'
import type { RowOf } from '#schema/entity.ts'
import type { ChangeText } from '../ChangeList.tsx'
import { translatePage } from '../users/pageGroups.ts'
import { fieldLabel, valueText } from './auditedTexts.ts'

export type AuditLogEntry = RowOf<typeof auditLogEntry>
type Change = AuditLogEntry['changes'][number]

/** Translates a change; names and text entered by users stay unchanged. */
export const useChangeTexts = () => {
  const translate = useTranslate()
  return useCallback(
    ({ action, changes, subject, subjectEmail }: AuditLogEntry): ChangeText[] => {
      const { kind } = recordNamed(subject)
      const isUser = subjectEmail !== '' || kind === 'user'
      const emptyText = (field: string) => translate(field === 'permission' ? 'auditLog.byRole' : 'auditLog.empty')
      const worded = (field: string, value: string) => {
        // The media type of the new photo is no value of the record.
        if (field === 'photo') return translate('auditLog.words.changed')
        if (!isUser) return valueText(kind, field, value, translate)
        if (field === 'roleId') return translateName(translate, value)
        if (field === 'plant') return translate(`resources.users.words.plant.${value}`, { _: value })
        if (field === 'permission' || field === 'password') return translate(`auditLog.words.${value}`, { _: value })
        return value
      }
      const labelOf = ({ field, page, name }: Change) => {
        if (page !== null) return translatePage({ pageId: page, name: name ?? '' }, translate)
        return isUser ? translate(`resources.users.fields.${field}`, { _: field }) : fieldLabel(kind, field, translate)
      }
      const sideOf = (field: string, value: string | null, isShown: boolean) => {
        if (value !== null) return worded(field, value)
        return isShown ? emptyText(field) : null
      }
      return changes.map((change) => {
        // The counts of an import have no earlier value.
        const hasBoth =
          action === 'edited' && change.field !== 'password' && change.field !== 'photo' && kind !== 'import'
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
