import { type FieldInfo, infoOf, type KindName, type Schema } from '../fields.ts'
import { integer, text } from '../kinds.ts'
import { columnOf, refersTo } from '../records/record.ts'

/** Values that the portal generates if the file omits them: row number, or identifiers for links. */
export type Made = 'number' | 'hash' | 'guid'

export interface Column {
  readonly field: Schema
  /** Description, beyond the one derived from the kind. */
  readonly about: string
  /** Must be in the file; other columns may be omitted and then keep their values. */
  readonly isRequired: boolean
  /** Default for new rows if the file has no value, in the form stored in the table. */
  readonly orElse: string | number | null
  readonly made: Made | null
}

/** Table column that references a row of another file, looked up by values of this file. */
export interface Link {
  /** Column of the table, such as `purchase_order_id`. */
  readonly column: string
  readonly file: string
  /** Maps columns of that file to the columns of this file with their values. */
  readonly by: Readonly<Record<string, string>>
}

/** Column whose cells name files in a folder next to the CSV file; the table stores their contents. */
interface Attached {
  readonly column: string
  readonly folder: string
}

/**
 * A CSV file `NAME.csv` with a plant's data, one table row per line. Columns listed in `by` of a link identify another
 * row; each other column maps to the table column of the same name.
 */
export interface DataFile {
  readonly name: string
  readonly table: string
  readonly about: string
  readonly columns: Readonly<Record<string, Column>>
  readonly links: readonly Link[]
  /** Columns that identify a row of the file. */
  readonly key: readonly string[]
  /** Table columns that correspond to `key`. */
  readonly keyColumns: readonly string[]
  /** Those of them that may be empty, as for a row without a contract. */
  readonly optionalKeys: ReadonlySet<string>
  /** Table column by which other tables reference its rows. */
  readonly rowColumn: string
  readonly attached: Attached | null
  /** Values of table columns that no file has, for new rows. */
  readonly defaults: Readonly<Record<string, number>>
}

interface Rest {
  readonly orElse?: string | number
  readonly made?: Made
  /** For columns that only identify another row: false if that reference is optional. */
  readonly isRequired?: boolean
}

const emptyOf = ({ kind, isNullable }: FieldInfo) => ((kind === 'text' || kind === 'email') && !isNullable ? '' : null)

/**
 * Column, for example `column(day('orderedOn'), 'When it was ordered.')`. Required unless its kind, `orElse` or `made`
 * makes it optional.
 */
export const column = (field: Schema, about = '', { orElse, made, isRequired }: Rest = {}): Column => ({
  field,
  about,
  isRequired: isRequired ?? (infoOf(field).isRequired && orElse === undefined && made === undefined),
  orElse: orElse ?? (made ? null : emptyOf(infoOf(field))),
  made: made ?? null,
})

const inLinks = 'What stands for it in links; whoever knows it is not asked who they are.'

/** Row number in the portal; files may set it. */
export const numberColumn = column(integer('id', { min: 1 }), 'Its number in the portal.', { made: 'number' })
export const hashColumn = column(text('hash', { min: 16, max: 64 }), inLinks, { made: 'hash' })
export const guidColumn = column(text('guid', { min: 16, max: 64 }), inLinks, { made: 'guid' })

interface Describing<C extends string> {
  readonly table?: string
  readonly columns: Readonly<Record<C, Column>>
  /** Keys are program names: `{ purchaseOrderId: to('purchaseOrders', { number: 'purchaseOrder', … }) }`. */
  readonly links?: Readonly<Record<string, Omit<Link, 'column'>>>
  /** Names of columns and links. */
  readonly key: readonly string[]
  readonly row?: string
  readonly attached?: Attached
  readonly defaults?: Readonly<Record<string, number>>
}

/** References a row of another file; `by` maps its columns to columns of this file. */
export const to = (file: string, by: Readonly<Record<string, string>>): Omit<Link, 'column'> => ({ file, by })

/** Describes a file. Columns of kind `reference` become links automatically. */
export const dataFile = <C extends string>(
  name: string,
  about: string,
  { table = columnOf(name), columns, links = {}, key, row = 'id', attached, defaults = {} }: Describing<C>,
): DataFile => {
  const plain = Object.entries<Column>(columns).flatMap(([own, { field }]) => {
    const file = refersTo(field)
    return file === null ? [] : [[own, to(file, { id: own })] as const]
  })
  const all = { ...Object.fromEntries(plain), ...links }
  const isNullable = (own: string) => infoOf((columns as Record<string, Column>)[own]?.field as Schema).isNullable
  return {
    name,
    about,
    table,
    columns,
    links: Object.entries(all).map(([own, link]) => ({ column: columnOf(own), ...link })),
    key: [...new Set(key.flatMap((part) => (all[part] ? Object.values(all[part].by) : [part])))],
    keyColumns: key.map(columnOf),
    optionalKeys: new Set(
      key.filter((part) => (all[part] ? Object.values(all[part].by) : [part]).some(isNullable)).map(columnOf),
    ),
    rowColumn: columnOf(row),
    attached: attached ?? null,
    defaults,
  }
}

/** Columns that identify a row of this file or of another one. */
export const namingColumns = ({ key, links }: DataFile) =>
  new Set([...key, ...links.flatMap(({ by }) => Object.values(by))])

/** Columns stored in the table under their own name; excludes those that identify other rows. */
export const ownColumns = ({ columns, links }: DataFile) => {
  const naming = new Set(links.flatMap(({ by }) => Object.values(by)))
  return Object.entries(columns).filter(([name]) => !naming.has(name))
}

const kindSentences: Partial<Record<KindName, string>> = {
  email: 'An e-mail address.',
  integer: 'A whole number.',
  quantity: 'A number.',
  money: 'US dollars, such as 1234.50.',
  kilograms: 'Kilograms, such as 12.35. A third decimal is rounded.',
  pounds: 'Pounds.',
  inches: 'Inches.',
  percent: 'Percent.',
  day: 'A day, such as 2026-11-21.',
  instant: 'A moment, such as 2026-11-21T08:30:00Z.',
  flag: '1 for yes, 0 for no.',
}

const describeKind = (field: Schema) => {
  const { kind, limits, words } = infoOf(field)
  const file = refersTo(field)
  if (file !== null) return `The id of a row of ${file}.`
  if (kind === 'text') return `Text of at most ${limits.max} characters.`
  if (words.length > 0) return `One of ${words.join(', ')}.`
  return kindSentences[kind] ?? ''
}

export const describeColumn = ({ field, about, isRequired, made }: Column) => {
  const rest = [made && 'Left out, the portal makes one.', !isRequired && !made && 'May be left out.']
  return [about, describeKind(field), ...rest].filter(Boolean).join(' ')
}
