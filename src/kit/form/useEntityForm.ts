import { type FormEvent, useRef } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { asFieldError, complaintsAbout, complaintsIn, type FieldComplaints, type FormEntity } from './complaints.ts'

/** A form over an entity: what it starts with, what it sends, and what follows. */
export interface EntityFormOptions<V extends FieldValues, A> {
  readonly entity: FormEntity
  readonly defaultValues: V
  /** The values as the input that the entity describes. */
  readonly toInput: (values: V) => object
  /** Rules beyond the entity's. */
  readonly check?: (values: V) => FieldComplaints
  /** Asked before saving; false leaves everything as it is. */
  readonly confirm?: (values: V) => Promise<boolean>
  /** May reject with a failed call, whose complaints are then shown at their fields. */
  readonly save: (values: V) => Promise<A>
  readonly onSaved: (answer: A) => void
  readonly onFailed: (error: unknown, form: UseFormReturn<V>) => void
}

const errorsOf = (complaints: FieldComplaints) =>
  Object.fromEntries(Object.entries(complaints).map(([name, complaint]) => [name, asFieldError(complaint)]))

/** Validates by the entity, saves once at a time, puts complaints to their fields and focuses the first. */
export const useEntityForm = <V extends FieldValues, A>(options: EntityFormOptions<V, A>) => {
  const { entity, defaultValues, toInput, check, confirm, save, onSaved, onFailed } = options
  const isSaving = useRef(false)
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    resolver: (values) => {
      const errors = errorsOf({ ...check?.(values), ...complaintsAbout(entity, toInput(values)) })
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} }
    },
  })

  const complain = (error: unknown) => {
    const errors = errorsOf(complaintsIn(error))
    for (const [name, fieldError] of Object.entries(errors)) form.setError(name as never, fieldError)
    const first = Object.keys(defaultValues).find((name) => name in errors)
    if (first) form.setFocus(first as never)
  }

  const saveValid = form.handleSubmit(async (values) => {
    if (confirm && !(await confirm(values))) return
    try {
      const answer = await save(values)
      // What is saved is no longer unsaved: leaving asks nothing.
      form.reset(values)
      onSaved(answer)
    } catch (error) {
      complain(error)
      onFailed(error, form)
    }
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving.current) return
    isSaving.current = true
    await saveValid(event).finally(() => {
      isSaving.current = false
    })
  }
  return { form, submit }
}
