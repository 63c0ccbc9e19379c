import { type TranslateFunction, useTranslate } from 'react-admin'
import { ConflictNotice, type FieldConflict } from '#kit/form/ConflictNotice.tsx'
import type { Conflict } from '#kit/form/useConflict.ts'
import { translateName } from '#kit/page/pageTitle.ts'
import { translatePage } from './pageGroups.ts'
import { changedFields } from './userConflict.ts'
import { type UserRecord, type UserValues, valuesOf } from './userModel.ts'

type UserConflict = Pick<Conflict<UserRecord, UserValues>, 'was' | 'now' | 'typed'>

/** Fields that are displayed by another text than their value. */
const inWords: Partial<Record<keyof UserValues, (record: UserRecord, translate: TranslateFunction) => string>> = {
  roleId: ({ roleName }, translate) => translateName(translate, roleName),
  customerIds: ({ relation }) => relation,
}

/** Describes the other user's changes per field and page. */
const useConflictTexts = ({ was, now, typed }: UserConflict): FieldConflict[] => {
  const translate = useTranslate()
  const [base, newer] = [valuesOf(was), valuesOf(now)]
  const shown = (text: string) => text || translate('form.conflict.empty')
  const labelOf = (source: string) =>
    translate(source === 'isAerospace' ? 'resources.users.fields.plant' : `resources.users.fields.${source}`)
  const textOf = (source: keyof UserValues, record: UserRecord, values: UserValues) => {
    if (source === 'isAerospace') return translate(`resources.users.words.plant.${record.plant}`)
    return shown(inWords[source]?.(record, translate) ?? String(values[source]))
  }
  const wasTyped = (source: keyof UserValues) =>
    typeof typed[source] === 'string' && typed[source] !== base[source] && typed[source] !== newer[source]

  const fields = changedFields(base, newer).filter((source) => source !== 'ticked')
  const granted = (isTicked: boolean) => translate(isTicked ? 'users.conflict.granted' : 'users.conflict.denied')
  const pages = now.permissions.filter(({ pageId }) => base.ticked.includes(pageId) !== newer.ticked.includes(pageId))
  return [
    ...fields.map((source) => ({
      id: source,
      label: labelOf(source),
      was: textOf(source, was, base),
      now: textOf(source, now, newer),
      typed: wasTyped(source) ? shown(String(typed[source])) : null,
    })),
    ...pages.map((page) => ({
      id: `page ${page.pageId}`,
      label: translatePage(page, translate),
      was: granted(base.ticked.includes(page.pageId)),
      now: granted(newer.ticked.includes(page.pageId)),
      typed: null,
    })),
  ]
}

export const UserConflictNotice = (conflict: UserConflict) => {
  const translate = useTranslate()
  return <ConflictNotice text={translate('users.conflict.text')} conflicts={useConflictTexts(conflict)} />
}
