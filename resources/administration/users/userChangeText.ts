import type { TranslateFunction } from 'react-admin'
import { translateName } from '#kit/page/pageTitle.ts'
import type { auditLogChange } from '#schema/administration/auditLog.ts'
import type { RowOf } from '#schema/entity.ts'
import { translatePage } from './pageGroups.ts'

type Change = RowOf<typeof auditLogChange>

/** Label of a changed field or page of a user. */
export const userChangeLabel = ({ field, page, name }: Change, translate: TranslateFunction): string =>
  page === null
    ? translate(`resources.users.fields.${field}`, { _: field })
    : translatePage({ pageId: page, name: name ?? '' }, translate)

/** A value of a user before or after a change; names and texts entered by users stay unchanged. */
export const userValueText = (field: string, value: string, translate: TranslateFunction): string => {
  if (field === 'roleId') return translateName(translate, value)
  if (field === 'plant') return translate(`resources.users.words.plant.${value}`, { _: value })
  if (field === 'asleepAt') return translate('ra.boolean.true')
  if (field === 'permission' || field === 'password') return translate(`users.changes.${value}`, { _: value })
  return value
}

export const noUserValue = (field: string, translate: TranslateFunction): string => {
  if (field === 'asleepAt') return translate('ra.boolean.false')
  return translate(field === 'permission' ? 'users.changes.byRole' : 'users.changes.empty')
}
