import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { profile } from '../../../schema/account.ts'
import type { FieldConflict } from '../../../src/kit/form/ConflictNotice.tsx'
import { differences, type Profile, type ProfileValues, valuesOf } from './profileModel.ts'

type Form = UseFormReturn<ProfileValues>

/** Fills the form with the newer state and lays what was typed over it; the next save carries the newer version. */
const refill = (base: ProfileValues, newer: ProfileValues, typed: ProfileValues, form: Form) => {
  form.reset(newer)
  for (const source of differences(base, typed))
    if (typed[source] !== newer[source]) form.setValue(source, typed[source], { shouldDirty: true })
}

/** The newest state known of the profile, and what to do about a save that was refused as stale (DECISIONS X6). */
export const useProfileConflict = (record: Profile) => {
  const translate = useTranslate()
  const [current, setCurrent] = useState(record)
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null)

  const shown = (text: string) => text || translate('form.conflict.empty')
  const meet = (now: Profile, form: Form) => {
    if (now.version === current.version) return
    const [base, newer, typed] = [valuesOf(current), valuesOf(now), { ...form.getValues() }]
    refill(base, newer, typed, form)
    setCurrent(now)
    setConflicts(
      differences(base, newer).map((source) => ({
        id: source,
        label: translate(`resources.profile.fields.${source}`),
        was: shown(base[source]),
        now: shown(newer[source]),
        typed: typed[source] !== base[source] && typed[source] !== newer[source] ? shown(typed[source]) : null,
      })),
    )
  }
  const take = (error: unknown, form: Form) => {
    if (!(error instanceof CallFailed) || error.code !== 'conflict' || !error.current) return false
    meet(profile.decode(error.current, 'conflict'), form)
    return true
  }
  return { current, conflicts, meet, take, forget: () => setConflicts(null) }
}
