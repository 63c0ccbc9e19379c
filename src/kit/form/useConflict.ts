import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDraftRecord } from './draft/useDraft.ts'
import { recordKey } from './EditRecord.tsx'

interface Versioned extends RaRecord {
  readonly version: number
}

/** A record that somebody else has saved meanwhile: how it was when loaded, how it is now, and what was typed here. */
export interface Conflict<R, V> {
  readonly was: R
  readonly now: R
  readonly typed: V
  readonly form: UseFormReturn<V & FieldValues>
}

interface Edited<R> {
  readonly resource: string
  /** As the query cache has it. */
  readonly record: R
  /** Reads the newer state that a save was refused with. */
  readonly decode: (wire: unknown) => R
}

/** The newer state in a save that was refused as stale (DECISIONS X6), as it is on the wire. */
const newerIn = (error: unknown) => {
  const { code, current } = error as { code?: string; current?: unknown }
  return code === 'conflict' ? current : undefined
}

/**
 * The record that a form is filled from, and what others did to it meanwhile. A save that is refused as stale puts the
 * newer record into the query cache, from which the form takes what was not touched; the next save carries its version.
 * Under a draft the record is the one that it was typed over, until the draft has met the newer one.
 */
export const useConflict = <R extends Versioned, V extends FieldValues>({ resource, record, decode }: Edited<R>) => {
  const queryClient = useQueryClient()
  const start = useDraftRecord(record)
  const [hasMet, setMet] = useState(false)
  const [found, setFound] = useState<Conflict<R, V> | null>(null)
  const base = hasMet ? record : start

  const meet = (now: R, form: UseFormReturn<V>) => {
    setMet(true)
    if (now.version !== base.version) setFound({ was: base, now, typed: { ...form.getValues() }, form: form as never })
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
