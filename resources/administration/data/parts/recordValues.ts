import type { Fields } from '../../../../schema/entity.ts'
import type { Field } from '../../../../schema/kinds.ts'

export type Values = Record<string, unknown>

/** What a field begins with. */
const beginning = ({ kind }: Field): unknown => {
  if (kind === 'flag') return false
  return kind === 'text' || kind === 'email' || kind === 'day' || kind === 'oneOf' ? '' : null
}

/** What the form of a record starts with, that of a new one with nothing: a text that is not there is an empty one. */
export const valuesOf = (fields: Fields, record: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, record[name] ?? beginning(field)]))

/** What is sent: of what may be missing an empty input is null, or nothing where it may be left out. */
export const toInput = (fields: Fields, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
      if (isEmpty && field.isOptional) return []
      return [[name, isEmpty && field.isNullable ? null : (value ?? undefined)]]
    }),
  )
