import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { recordKey } from './EditRecord.tsx'
import { useDraftRecord } from './useDraft.ts'

interface Versioned extends RaRecord {
  readonly version: number
}

export interface Conflict<R, V> {
  readonly was: R
  readonly now: R
  readonly typed: V
  readonly form: UseFormReturn<V & FieldValues>
}

interface Edited<R> {
  readonly resource: string
  readonly record: R
  readonly decode: (wire: unknown) => R
}

/** Current record in wire format from a save rejected with 409. */
const newerIn = (error: unknown) => {
  const { code, current } = error as { code?: string; current?: unknown }
  return code === 'conflict' ? current : undefined
}

/**
 * Record below a form, with conflicts. A save rejected as stale puts the current record into the query cache; untouched
 * fields are updated from it, and the next save sends its version. With a draft, the base is the record below the draft
 * until the current one has been compared with it.
 */
export const useConflict = <R extends Versioned, V extends FieldValues>({ resource, record, decode }: Edited<R>) => {
  const queryClient = useQueryClient()
  const start = useDraftRecord(record)
  const [hasMet, setMet] = useState(false)
  const [found, setFound] = useState<Conflict<R, V> | null>(null)
  const base = hasMet ? record : start

  const meet = (now: R, form: UseFormReturn<V>) => {
    setMet(true)
    if (now.version !== base.version) setFound({ was: base, now, typed: { ...form.getValues() }, form })
  }
  const take = (error: unknown, form: UseFormReturn<V>) => {
    const newer = newerIn(error)
    if (!newer) return false
    const now = { ...decode(newer), id: record.id }
    queryClient.setQueryData(recordKey(resource, record.id), now)
    meet(now, form)
    return true
  }
  return { base, found, take, meetLoaded: (form: UseFormReturn<V>) => meet(record, form), forget: () => setFound(null) }
}
