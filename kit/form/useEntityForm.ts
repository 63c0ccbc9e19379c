import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import { valuesIn } from './draftOf.ts'
import type { Draft } from './drafts.ts'
import { asFieldError, type FieldIssues, type FormEntity, formSchema, issuesAbout, issuesIn } from './issues.ts'
import { repeatKeys } from './repeatKeys.ts'
import { useDraft } from './useDraft.ts'

export interface EntityFormOptions<V extends FieldValues, A> {
  readonly entity: FormEntity
  /** Later changes, as after a conflict, update untouched fields. */
  readonly defaultValues: V
  readonly record?: object
  /** Converts form values to the entity's input. */
  readonly toInput: (values: V) => object
  /** Additional validation. */
  readonly check?: (values: V) => FieldIssues
  /** Called before saving; false cancels. */
  readonly confirm?: (values: V) => Promise<boolean>
  /**
   * May reject with a failed call, whose issues are shown at their fields. Resubmitting the same values uses the same
   * key.
   */
  readonly save: (values: V, repeatKey: string) => Promise<A>
  readonly onSaved: (answer: A) => void
  readonly onFailed: (error: unknown, form: UseFormReturn<V>) => void
  /** Called if a draft has been restored and is not submitted automatically. */
  readonly onRestored?: (form: UseFormReturn<V>) => void
}

const errorsOf = (issues: FieldIssues) =>
  Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, asFieldError(issue)]))

const isToBeRepeated = ({ sentWith, isSecretMissing }: Draft) => sentWith !== null && !isSecretMissing

const resolverOf = <V extends FieldValues, A>({ entity, toInput, check }: EntityFormOptions<V, A>): Resolver<V> =>
  zodResolver<V, unknown, V>(formSchema((values) => ({ ...check?.(values), ...issuesAbout(entity, toInput(values)) })))

/**
 * Handlers for react-admin's form: validates with the entity, saves once at a time, assigns issues to fields and
 * focuses the first. Keeps a draft when the session ends; afterwards restores it and repeats a save in progress once.
 * `form` is set by a component within the form.
 */
export const useEntityForm = <V extends FieldValues, A>(
  options: EntityFormOptions<V, A>,
  form: RefObject<UseFormReturn<V> | null>,
) => {
  const { defaultValues, toInput, confirm, save, onSaved, onFailed, onRestored } = options
  const sentWith = useRef<string | null>(null)
  const isSaving = useRef(false)
  const draft = useDraft()
  const [restored, setRestored] = useState(draft.found)
  const [keyOf] = useState(() => {
    const { found } = draft
    if (!found?.sentWith) return repeatKeys()
    return repeatKeys({ values: toInput(valuesIn(found, defaultValues)), key: found.sentWith })
  })

  const showIssues = ({ setError, setFocus }: UseFormReturn<V>, error: unknown) => {
    const errors = errorsOf(issuesIn(error))
    for (const [name, fieldError] of Object.entries(errors)) setError(name as never, fieldError)
    const first = Object.keys(defaultValues).find((name) => name in errors)
    if (first) setFocus(first as never)
  }

  const saveConfirmed = async (within: UseFormReturn<V>, values: V) => {
    sentWith.current = keyOf(toInput(values))
    try {
      const answer = await save(values, sentWith.current)
      // Saved values are no longer unsaved: no confirmation on leaving, and no draft to submit again.
      draft.drafts?.drop(draft.form)
      within.reset(values)
      setRestored(null)
      onSaved(answer)
    } catch (error) {
      showIssues(within, error)
      onFailed(error, within)
    } finally {
      sentWith.current = null
    }
  }

  /** Only the first of several rapid submits continues; each is validated separately. */
  const submit = async (values: V) => {
    if (!form.current || isSaving.current) return
    isSaving.current = true
    try {
      if (!confirm || (await confirm(values))) await saveConfirmed(form.current, values)
    } finally {
      isSaving.current = false
    }
  }

  /** Ignores clicks while a submit is in progress. */
  const submitOnce = (event: SyntheticEvent) => {
    if (!isSaving.current) return
    event.preventDefault()
    event.stopPropagation()
  }

  const restore = useEffectEvent(() => {
    const { found, drafts } = draft
    const within = form.current
    if (!found || !within) return
    drafts?.drop(draft.form)
    within.reset(valuesIn(found, defaultValues), { keepDefaultValues: true })
    if (isToBeRepeated(found)) void within.handleSubmit((values) => saveConfirmed(within, values))()
    else onRestored?.(within)
  })
  // Runs after the form's own effects, which set the initial values again on mount.
  useEffect(() => restore(), [])

  const discard = () => {
    form.current?.reset()
    setRestored(null)
  }
  return { draft, resolver: resolverOf(options), submit, submitOnce, restored, discard, sentWith }
}
