import type { Fields, RowOfFields } from '#schema/entity.ts'
import { type FieldInfo, infoOf, type KindName } from '#schema/fields.ts'

/** Column alias for the number of matching rows and the totals, which are selected with each row. */
export const countedName = '~counted'

const texts: readonly KindName[] = ['text', 'email', 'document']
const lists: readonly KindName[] = ['documents', 'rows']

const split = (value: string) => (value === '' ? [] : value.split(','))

/** Converts values that databases return in another form, by kind. */
const forms: Readonly<Partial<Record<KindName, (value: unknown) => unknown>>> = {
  flag: (value) => value === true || Number(value) === 1,
  documents: (value) => split(String(value)),
  // Values of kind `many` are ids.
  many: (value) => split(String(value)).map(Number),
  rows: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
  // PostgreSQL returns sums and decimals as text.
  integer: Number,
  quantity: Number,
  money: Number,
  thousands: Number,
  kilograms: Number,
  pounds: Number,
  inches: Number,
  percent: Number,
}

/** Value of a field when the joined row is missing: required texts are empty. */
const withoutRow = ({ kind, isNullable }: FieldInfo) => {
  if (isNullable) return null
  return texts.includes(kind) ? '' : lists.includes(kind) ? [] : null
}

type Row = Record<string, unknown>

/** Value of a cell in the form in which both databases store it. */
export const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

/**
 * Converts database rows to domain rows, in place: copying a row costs several times as much as converting its cells.
 * Columns that are not fields stay unchanged.
 */
export const readRows = <F extends Fields>(fields: F, found: Row[]) => {
  const cells = Object.keys(found[0] ?? {}).flatMap((name) => {
    const field = fields[name]
    if (!field) return []
    const info = infoOf(field)
    return [{ name, form: forms[info.kind], missing: withoutRow(info) }]
  })
  const changing = cells.filter(({ form, missing }) => form || missing !== null)
  for (const row of found)
    for (const { name, form, missing } of changing) {
      const value = row[name]
      if (value === null || value === undefined) row[name] = missing
      else if (form) row[name] = form(value)
    }
  return found as RowOfFields<F>[]
}
