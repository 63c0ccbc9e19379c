import type { FieldError } from 'react-hook-form'
import { config } from 'zod/mini'
import { InvalidInput, type Issue } from '../../../schema/checks/issues.ts'
import { parseInput } from '../../../schema/checks/parseInput.ts'
import type { Codec, Fields } from '../../../schema/entity.ts'
import { wireName } from '../../../schema/wire/product.ts'

// The content security policy forbids making code at run time, and even trying to is reported.
config({ jitless: true })

/** Issues by the field's name in the program; `message` is the service's own sentence, where it gave one. */
export type FieldIssues = Readonly<Record<string, Issue & { readonly message?: string | undefined }>>

/** An entity that a form fills in. */
export interface FormEntity extends Pick<Codec<never>, 'schema' | 'encode'> {
  readonly fields: Fields
  decode(wire: unknown, at: string): unknown
}

/** What an entity has to complain about in an input, by the same schema that the server uses. */
export const issuesAbout = (entity: FormEntity, input: object): FieldIssues => {
  try {
    parseInput<unknown>(entity, entity.encode(input as never))
    return {}
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    const names = new Map(Object.entries(entity.fields).map(([name, { wire }]) => [wireName(wire), name]))
    const named = Object.entries(error.issues).map(([wire, issue]) => [names.get(wire) ?? wire, issue])
    return Object.fromEntries(named)
  }
}

/** What a failed call complains about, if it does. */
export const issuesIn = (error: unknown): FieldIssues =>
  typeof error === 'object' && error !== null && 'issues' in error ? (error.issues as FieldIssues) : {}

/**
 * A issue as react-hook-form keeps it: the code as its type, the limit or the service's sentence as its message.
 */
export const asFieldError = ({ code, limit, message }: FieldIssues[string]): FieldError =>
  code === 'type' && message ? { type: 'said', message } : { type: code, message: String(limit ?? '') }

type Translate = (key: string, options?: Record<string, unknown>) => string

/** The sentence of a field's error in the current language. */
export const describeFieldError = ({ type, message = '' }: FieldError, translate: Translate) =>
  type === 'said' ? message : translate(`issues.${type}`, { limit: message })
