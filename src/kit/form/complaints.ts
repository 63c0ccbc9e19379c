import type { FieldError } from 'react-hook-form'
import { type Complaint, InvalidInput } from '../../../schema/complaints.ts'
import { type Codec, type Fields, parseInput } from '../../../schema/entity.ts'
import { wireName } from '../../../schema/product.ts'

/** Complaints by the field's name in the program; `message` is the service's own sentence, where it gave one. */
export type FieldComplaints = Readonly<Record<string, Complaint & { readonly message?: string | undefined }>>

/** An entity that a form fills in. */
export interface FormEntity extends Pick<Codec<never>, 'schema' | 'encode'> {
  readonly fields: Fields
  decode(wire: unknown, at: string): unknown
}

/** What an entity has to complain about in an input, by the same schema that the server uses. */
export const complaintsAbout = (entity: FormEntity, input: object): FieldComplaints => {
  try {
    parseInput<unknown>(entity, entity.encode(input as never))
    return {}
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    const names = new Map(Object.entries(entity.fields).map(([name, { wire }]) => [wireName(wire), name]))
    const named = Object.entries(error.complaints).map(([wire, complaint]) => [names.get(wire) ?? wire, complaint])
    return Object.fromEntries(named)
  }
}

/** What a failed call complains about, if it does. */
export const complaintsIn = (error: unknown): FieldComplaints =>
  typeof error === 'object' && error !== null && 'complaints' in error ? (error.complaints as FieldComplaints) : {}

/**
 * A complaint as react-hook-form keeps it: the code as its type, the limit or the service's sentence as its message.
 */
export const asFieldError = ({ code, limit, message }: FieldComplaints[string]): FieldError =>
  code === 'type' && message ? { type: 'said', message } : { type: code, message: String(limit ?? '') }

type Translate = (key: string, options?: Record<string, unknown>) => string

/** The sentence of a field's error in the current language. */
export const sayFieldError = ({ type, message = '' }: FieldError, translate: Translate) =>
  type === 'said' ? message : translate(`complaints.${type}`, { limit: message })
