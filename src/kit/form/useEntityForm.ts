import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import { valuesIn } from './draft/draftOf.ts'
import type { Draft } from './draft/drafts.ts'
import { useDraft } from './draft/useDraft.ts'
import { asFieldError, type FieldIssues, type FormEntity, issuesAbout, issuesIn } from './issues.ts'
import { repeatKeys } from './repeatKeys.ts'

/** A form over an entity: what it starts with, what it sends, and what follows. */
export interface EntityFormOptions<V extends FieldValues, A> {
  readonly entity: FormEntity
  /** Other values later, as after a conflict, replace those that were not touched. */
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

const resolverOf =
  <V extends FieldValues, A>({ entity, toInput, check }: EntityFormOptions<V, A>): Resolver<V> =>
  (values) => {
    const errors = errorsOf({ ...check?.(values), ...issuesAbout(entity, toInput(values)) })
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} }
  }

/**
 * What react-admin's form is told: it validates by the entity, saves once at a time, puts issues to their fields and
 * focuses the first. When the session ends, what was typed is kept; back again, it is in the form, and a save that was
 * under way is repeated once. `form` is filled by whoever stands within that form.
 */
export const useEntityForm = <V extends FieldValues, A>(
  options: EntityFormOptions<V, A>,
  form: RefObject<UseFormReturn<V> | null>,
) => {
  const { defaultValues, toInput, confirm, save, onSaved, onFailed, onRestored } = options
  const sentWith = useRef<string | null>(null)
  const isUnderWay = useRef(false)
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
      // What is saved is no longer unsaved: leaving asks nothing, and no draft of it is to be sent again.
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

  /** Of several submits in a hurry, each of which has been validated by itself, the first goes on. */
  const submit = async (values: V) => {
    if (!form.current || isUnderWay.current) return
    isUnderWay.current = true
    try {
      if (!confirm || (await confirm(values))) await saveConfirmed(form.current, values)
    } finally {
      isUnderWay.current = false
    }
  }

  /** A click while another one is being dealt with does nothing. */
  const submitOnce = (event: SyntheticEvent) => {
    if (!isUnderWay.current) return
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
  // After the form's own effects: as it is mounted, it takes its first values once more.
  useEffect(() => restore(), [])

  const discard = () => {
    form.current?.reset()
    setRestored(null)
  }
  return { draft, resolver: resolverOf(options), submit, submitOnce, restored, discard, sentWith }
}
