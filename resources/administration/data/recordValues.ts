import type { Fields } from '#schema/entity.ts'
import type { Field } from '#schema/kinds.ts'

export type Values = Record<string, unknown>

const beginning = ({ kind }: Field): unknown => {
  if (kind === 'flag') return false
  return kind === 'text' || kind === 'email' || kind === 'day' || kind === 'oneOf' ? '' : null
}

/** Form values of a record, or of a new one; missing texts become empty strings. */
export const valuesOf = (fields: Fields, record: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, record[name] ?? beginning(field)]))

/** Request body: empty inputs become null if nullable, and are omitted if optional. */
export const toInput = (fields: Fields, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
      if (isEmpty && field.isOptional) return []
      return [[name, isEmpty && field.isNullable ? null : (value ?? undefined)]]
    }),
  )
