import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { profile } from '../../../schema/account.ts'
import type { FieldConflict } from '../../../src/kit/form/ConflictNotice.tsx'
import { differences, type Profile, type ProfileValues, valuesOf } from './profileModel.ts'

/** The newest state known of the profile, and what to do about a save that was refused as stale (DECISIONS X6). */
export const useProfileConflict = (record: Profile) => {
  const translate = useTranslate()
  const [current, setCurrent] = useState(record)
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null)

  /** Fills the form with the newer state and lays what was typed over it; the next save carries the newer version. */
  const take = (error: unknown, form: UseFormReturn<ProfileValues>) => {
    if (!(error instanceof CallFailed) || error.code !== 'conflict' || !error.current) return false
    const now = profile.decode(error.current, 'conflict')
    const [base, newer, typed] = [valuesOf(current), valuesOf(now), form.getValues()]
    const touched = differences(base, typed)
    form.reset(newer)
    for (const source of touched)
      if (typed[source] !== newer[source]) form.setValue(source, typed[source], { shouldDirty: true })
    const shown = (text: string) => text || translate('form.conflict.empty')
    setConflicts(
      differences(base, newer).map((source) => ({
        label: translate(`resources.profile.fields.${source}`),
        was: shown(base[source]),
        now: shown(newer[source]),
        typed: touched.includes(source) && typed[source] !== newer[source] ? shown(typed[source]) : null,
      })),
    )
    setCurrent(now)
    return true
  }
  return { current, conflicts, take, forget: () => setConflicts(null) }
}
