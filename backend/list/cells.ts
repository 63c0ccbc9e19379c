import type { Fields } from '../../schema/entity.ts'
import type { Field, KindName } from '../../schema/kinds.ts'

/** The name under which a statement answers, beside each row, how many rows match and the sums of the totals. */
export const countedName = '~counted'

const texts: readonly KindName[] = ['text', 'email', 'document']
const lists: readonly KindName[] = ['documents', 'rows']

const split = (value: string) => (value === '' ? [] : value.split(','))

/** What a column's value is in the program, of the kinds that databases answer in another form. */
const forms: Readonly<Partial<Record<KindName, (value: unknown) => unknown>>> = {
  flag: (value) => value === true || Number(value) === 1,
  documents: (value) => split(String(value)),
  // What is many of a row is ids.
  many: (value) => split(String(value)).map(Number),
  rows: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
  // PostgreSQL answers sums and decimals as texts.
  integer: Number,
  quantity: Number,
  money: Number,
  thousands: Number,
  kilograms: Number,
  pounds: Number,
  inches: Number,
  percent: Number,
}

/** What a field is where a joined row is missing: a text that must be there is empty. */
const withoutRow = ({ kind, isNullable }: Field) => {
  if (isNullable) return null
  return texts.includes(kind) ? '' : lists.includes(kind) ? [] : null
}

type Row = Record<string, unknown>

/**
 * Makes rows of the database rows of the program, in place: to copy a row costs several times what its cells do. What is
 * no field is left as it is.
 */
export const readRows = (fields: Fields, found: Row[]): Row[] => {
  const cells = Object.keys(found[0] ?? {}).flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, form: forms[field.kind], missing: withoutRow(field) }] : []
  })
  const changing = cells.filter(({ form, missing }) => form || missing !== null)
  for (const row of found)
    for (const { name, form, missing } of changing) {
      const value = row[name]
      if (value === null || value === undefined) row[name] = missing
      else if (form) row[name] = form(value)
    }
  return found
}
