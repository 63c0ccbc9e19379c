import type { TranslateFunction } from 'react-admin'
import type { FieldConflict } from '#kit/form/ConflictNotice.tsx'
import { readOrTouched } from '#kit/form/readOrTouched.ts'
import type { Conflict } from '#kit/form/useConflict.ts'
import { type profile, profileChanges } from '#schema/account/account.ts'
import type { RowOf } from '#schema/entity.ts'

export type Profile = RowOf<typeof profile>

type Editable = keyof typeof profileChanges.fields

export const editable = Object.keys(profileChanges.fields) as readonly Editable[]

export type ProfileValues = Record<Editable, string>

export const valuesOf = (record: Profile) =>
  Object.fromEntries(editable.map((field) => [field, record[field] ?? ''])) as ProfileValues

export const changesOf = (record: Profile, values: ProfileValues) => readOrTouched(record, valuesOf(record), values)

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
