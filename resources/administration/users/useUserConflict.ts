import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { userWithPermissions } from '../../../schema/administration.ts'
import { mergeNewer } from './userConflict.ts'
import { type UserRecord, type UserValues, valuesOf } from './userModel.ts'

/** A user that somebody else has saved meanwhile: how it was when loaded, how it is now, and what was typed here. */
export interface UserConflict {
  readonly was: UserRecord
  readonly now: UserRecord
  readonly typed: UserValues
}

/** Fills the form with the newer state and lays what was typed over it; the next save carries the newer version. */
const refill = ({ was, now, typed }: UserConflict, form: UseFormReturn<UserValues>) => {
  const newer = valuesOf(now)
  const merged = mergeNewer(valuesOf(was), typed, newer)
  form.reset(newer)
  for (const source of Object.keys(merged) as (keyof UserValues)[])
    if (merged[source] !== newer[source]) form.setValue(source, merged[source], { shouldDirty: true })
}

/** The newest state known of a user, and what to do about a save that was refused as stale (DECISIONS X6). */
export const useUserConflict = (record: UserRecord) => {
  const [current, setCurrent] = useState(record)
  const [found, setFound] = useState<UserConflict | null>(null)
  const meet = (now: UserRecord, form: UseFormReturn<UserValues>) => {
    if (now.version === current.version) return
    const conflict = { was: current, now, typed: form.getValues() }
    refill(conflict, form)
    setCurrent(now)
    setFound(conflict)
  }
  const take = (error: unknown, form: UseFormReturn<UserValues>) => {
    if (!(error instanceof CallFailed) || error.code !== 'conflict' || !error.current) return false
    meet(userWithPermissions.decode(error.current, 'conflict'), form)
    return true
  }
  return { current, found, meet, take, forget: () => setFound(null) }
}
