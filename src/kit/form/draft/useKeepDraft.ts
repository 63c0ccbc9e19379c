import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormEntity } from '../issues.ts'
import { draftOf } from './draftOf.ts'
import type { useDraft } from './useDraft.ts'

interface Options<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  readonly draft: ReturnType<typeof useDraft>
  readonly entity: FormEntity
  readonly record: object | null
  /** The key of the save that is under way. */
  readonly sentWith: RefObject<string | null>
}

/** Keeps what is unsaved in a form, or under way, at the moment in which the session turns out to be over. */
export const useKeepDraft = <V extends FieldValues>({ form, draft, entity, record, sentWith }: Options<V>) => {
  const isSessionOver = draft.drafts?.isSessionOver ?? false
  const { isDirty, defaultValues } = form.formState
  const keep = useEffectEvent(() => {
    if (!isDirty && sentWith.current === null) return
    const sent = { record, sentWith: sentWith.current }
    draft.drafts?.keep(draft.form, draftOf(entity.fields, form.getValues(), defaultValues ?? {}, sent))
  })
  useEffect(() => {
    if (isSessionOver) keep()
  }, [isSessionOver])
}
