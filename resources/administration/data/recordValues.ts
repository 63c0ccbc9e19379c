import type { Fields } from '#schema/entity.ts'
import { type FieldInfo, infoOf } from '#schema/fields.ts'

export type Values = Record<string, unknown>

const beginning = ({ kind }: FieldInfo): unknown => {
  if (kind === 'flag') return false
  return kind === 'text' || kind === 'email' || kind === 'day' || kind === 'oneOf' ? '' : null
}

/** Form values of a record, or of a new one; missing texts become empty strings. */
export const valuesOf = (fields: Fields, record: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, record[name] ?? beginning(infoOf(field))]))

/** Request body: empty inputs become null if nullable, and are omitted if optional. */
export const toInput = (fields: Fields, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      const { isOptional, isNullable } = infoOf(field)
      const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
      if (isEmpty && isOptional) return []
      return [[name, isEmpty && isNullable ? null : (value ?? undefined)]]
    }),
  )
