import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { valuesIn } from './draftOf.ts'
import type { Draft } from './drafts.ts'
import { asFieldError, type FieldIssues, type FormEntity, issuesAbout, issuesIn } from './issues.ts'
import { repeatKeys } from './repeatKeys.ts'
import { useDraft } from './useDraft.ts'
import { useKeepDraft } from './useKeepDraft.ts'

/** A form over an entity: what it starts with, what it sends, and what follows. */
export interface EntityFormOptions<V extends FieldValues, A> {
  readonly entity: FormEntity
  readonly defaultValues: V
  /** The record that is edited, kept beside a draft of it. */
  readonly record?: object
  /** The values as the input that the entity describes. */
  readonly toInput: (values: V) => object
  /** Rules beyond the entity's. */
  readonly check?: (values: V) => FieldIssues
  /** Asked before saving; false leaves everything as it is. */
  readonly confirm?: (values: V) => Promise<boolean>
  /**
   * May reject with a failed call, whose issues are then shown at their fields. Sending the same values again has
   * the same key.
   */
  readonly save: (values: V, repeatKey: string) => Promise<A>
  readonly onSaved: (answer: A) => void
  readonly onFailed: (error: unknown, form: UseFormReturn<V>) => void
  /** A draft is back in the form, and nothing is sent by itself. */
  readonly onRestored?: (form: UseFormReturn<V>) => void
}

const errorsOf = (issues: FieldIssues) =>
  Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, asFieldError(issue)]))

const isToBeRepeated = ({ sentWith, lacksSecret }: Draft) => sentWith !== null && !lacksSecret

/**
 * Validates by the entity, saves once at a time, puts issues to their fields and focuses the first. When the
 * session ends, what was typed is kept; back again, it is in the form, and a save that was under way is repeated once.
 */
export const useEntityForm = <V extends FieldValues, A>(options: EntityFormOptions<V, A>) => {
  const { entity, defaultValues, toInput, check, confirm, save, onSaved, onFailed, onRestored } = options
  const isSaving = useRef(false)
  const sentWith = useRef<string | null>(null)
  const draft = useDraft()
  const [restored, setRestored] = useState(draft.found)
  const [keyOf] = useState(() => {
    const { found } = draft
    if (!found?.sentWith) return repeatKeys()
    return repeatKeys({ values: toInput(valuesIn(found, defaultValues)), key: found.sentWith })
  })
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    resolver: (values) => {
      const errors = errorsOf({ ...check?.(values), ...issuesAbout(entity, toInput(values)) })
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} }
    },
  })
  useKeepDraft({ form, draft, entity, record: options.record ?? null, sentWith })

  const showIssues = (error: unknown) => {
    const errors = errorsOf(issuesIn(error))
    for (const [name, fieldError] of Object.entries(errors)) form.setError(name as never, fieldError)
    const first = Object.keys(defaultValues).find((name) => name in errors)
    if (first) form.setFocus(first as never)
  }

  const saveConfirmed = async (values: V) => {
    sentWith.current = keyOf(toInput(values))
    try {
      const answer = await save(values, sentWith.current)
      // What is saved is no longer unsaved: leaving asks nothing, and no draft of it is to be sent again.
      draft.drafts?.drop(draft.form)
      form.reset(values)
      setRestored(null)
      onSaved(answer)
    } catch (error) {
      showIssues(error)
      onFailed(error, form)
    } finally {
      sentWith.current = null
    }
  }

  const once = async (run: () => Promise<void>) => {
    if (isSaving.current) return
    isSaving.current = true
    await run().finally(() => {
      isSaving.current = false
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const saveValid = form.handleSubmit(async (values) => {
      if (!confirm || (await confirm(values))) await saveConfirmed(values)
    })
    return once(() => saveValid(event))
  }

  const restore = useEffectEvent(() => {
    const { found, drafts } = draft
    if (!found) return
    drafts?.drop(draft.form)
    form.reset(valuesIn(found, defaultValues), { keepDefaultValues: true })
    if (isToBeRepeated(found)) void once(form.handleSubmit(saveConfirmed))
    else onRestored?.(form)
  })
  useEffect(() => restore(), [])

  const discard = () => {
    form.reset()
    setRestored(null)
  }
  return { form, submit, restored, discard }
}
