import type { Fields } from '../../schema/entity.ts'
import type { Field, KindName } from '../../schema/kinds.ts'

/** The name under which a statement answers, beside each row, how many rows match and the sums of the totals. */
export const countedName = '~counted'

const numbers: readonly KindName[] = [
  ...(['integer', 'quantity', 'money', 'thousands', 'kilograms', 'pounds', 'inches', 'percent'] as const),
]
const texts: readonly KindName[] = ['text', 'email', 'document']

const split = (value: string) => (value === '' ? [] : value.split(','))

/** What a column's value is in the program; where a joined row is missing, a text that must be there is empty. */
const cell = ({ kind, isNullable }: Field, value: unknown): unknown => {
  if (value === null || value === undefined) {
    if (isNullable) return null
    return texts.includes(kind) ? '' : kind === 'documents' || kind === 'rows' ? [] : value
  }
  if (kind === 'flag') return value === true || Number(value) === 1
  if (kind === 'documents') return split(String(value))
  // What is many of a row is ids.
  if (kind === 'many') return split(String(value)).map(Number)
  if (kind === 'rows') return typeof value === 'string' ? JSON.parse(value) : value
  // PostgreSQL answers sums and decimals as texts.
  return numbers.includes(kind) ? Number(value) : value
}

type Row = Readonly<Record<string, unknown>>

/** Rows of the database as rows of the program; what is no field is left as it is. */
export const readRows = (fields: Fields, found: readonly Row[]): Row[] =>
  found.map((row) => {
    const read: Record<string, unknown> = {}
    for (const name of Object.keys(row)) {
      if (name === countedName) continue
      const field = fields[name]
      read[name] = field ? cell(field, row[name]) : row[name]
    }
    return read
  })
