import type { TranslateFunction } from 'react-admin'
import type { FieldConflict } from '#kit/form/ConflictNotice.tsx'
import type { Conflict } from '#kit/form/useConflict.ts'
import type { profile } from '#schema/account/account.ts'
import type { RowOf } from '#schema/entity.ts'

export type Profile = RowOf<typeof profile>

export const editable = ['name', 'country', 'state', 'city', 'phone', 'company', 'position'] as const

type Editable = (typeof editable)[number]
export type ProfileValues = Record<Editable, string>

export const valuesOf = (record: Profile): ProfileValues => {
  const { name, country, state, city, phone, company, position } = record
  return { name, country, state, city, phone, company, position }
}

export const conflictsIn = (
  { was, now, typed }: Conflict<Profile, ProfileValues>,
  translate: TranslateFunction,
): FieldConflict[] => {
  const [base, newer] = [valuesOf(was), valuesOf(now)]
  const shown = (text: string) => text || translate('form.conflict.empty')
  const wasTyped = (source: Editable) => typed[source] !== base[source] && typed[source] !== newer[source]
  return editable
    .filter((source) => base[source] !== newer[source])
    .map((source) => ({
      id: source,
      label: translate(`resources.profile.fields.${source}`),
      was: shown(base[source]),
      now: shown(newer[source]),
      typed: wasTyped(source) ? shown(typed[source]) : null,
    }))
}
