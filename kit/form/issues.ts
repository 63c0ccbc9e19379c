import type { FieldError } from 'react-hook-form'
import { config } from 'zod/mini'
import { InvalidInputError, type Issue } from '#schema/checks/issues.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import type { Codec, Fields } from '#schema/entity.ts'
import type { KindName } from '#schema/kinds.ts'
import { wireName } from '#schema/wire/product.ts'
import { formatQuantity } from '#values/formats.ts'

// The content security policy forbids generating code at runtime; even an attempt is reported.
config({ jitless: true })

/** Issues by program field name; `message` is the service's own sentence if it sent one. */
export type FieldIssues = Readonly<Record<string, Issue & { readonly message?: string | undefined }>>

export interface FormEntity extends Pick<Codec<never>, 'schema' | 'encode'> {
  readonly fields: Fields
  decode(wire: unknown, at: string): unknown
}

/** Validates an input with the same schema as the server. */
export const issuesAbout = (entity: FormEntity, input: object): FieldIssues => {
  try {
    parseInput<unknown>(entity, entity.encode(input as never))
    return {}
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const names = new Map(Object.entries(entity.fields).map(([name, { wire }]) => [wireName(wire), name]))
    const named = Object.entries(error.issues).map(([wire, issue]) => [names.get(wire) ?? wire, issue])
    return Object.fromEntries(named)
  }
}

/** Issues of a failed call; empty for other errors. */
export const issuesIn = (error: unknown): FieldIssues =>
  typeof error === 'object' && error !== null && 'issues' in error ? (error.issues as FieldIssues) : {}

/** Converts an issue for react-hook-form: `type` is the code, `message` the limit or the service's sentence. */
export const asFieldError = ({ code, limit, message }: FieldIssues[string]): FieldError =>
  code === 'type' && message ? { type: 'message', message } : { type: code, message: String(limit ?? '') }

type Translate = (key: string, options?: Record<string, unknown>) => string

const numberIssues: Partial<Record<KindName, string>> = {
  integer: 'form.wholeNumber',
  ...Object.fromEntries(
    (['quantity', 'money', 'thousands', 'kilograms', 'pounds', 'inches', 'percent'] as const).map((kind) => [
      kind,
      'form.number',
    ]),
  ),
}

/** Localized text of a field error; with a kind, text in a number's field is named as such. */
export const describeFieldError = ({ type, message = '' }: FieldError, translate: Translate, kind?: KindName) => {
  if (type === 'message') return message
  const ofNumber = type === 'type' && kind ? numberIssues[kind] : undefined
  return translate(ofNumber ?? `issues.${type}`, { limit: message && formatQuantity(Number(message)) })
}
