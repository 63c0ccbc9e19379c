import { type Field, integer, text } from '../kinds.ts'
import { columnOf, refersTo } from '../records/record.ts'

/** What the portal makes where a file leaves it out: a number of a row, what stands for one in links. */
export type Made = 'number' | 'hash' | 'guid'

/** A column of a file, under its name in the header. */
export interface Column {
  readonly field: Field
  /** What the kind does not say. */
  readonly about: string
  /** Has to be in the file; any other column may be left out, and is then left as it is. */
  readonly isRequired: boolean
  /** What stands in a new row where the file says nothing, as the table has it. */
  readonly orElse: string | number | null
  readonly made: Made | null
}

/** A column of a table that names a row of another one, found by what the file says of it. */
export interface Link {
  /** The column of the table: `purchase_order_id`. */
  readonly column: string
  /** The file that describes the rows which are named. */
  readonly file: string
  /** Columns of that file, each with the column of this one that holds its value. */
  readonly by: Readonly<Record<string, string>>
}

/** A column whose cells name files in a folder beside the CSV file: the table holds what is in them. */
export interface Attached {
  readonly column: string
  readonly folder: string
}

/**
 * One file of a plant's data: `NAME.csv`. Rows of the table are those of the file. What stands in `by` of a link names
 * another row; each other column is the column of the table that bears its name.
 */
export interface DataFile {
  readonly name: string
  readonly table: string
  readonly about: string
  readonly columns: Readonly<Record<string, Column>>
  readonly links: readonly Link[]
  /** The columns of the file that tell its rows apart. */
  readonly key: readonly string[]
  /** The same as columns of the table. */
  readonly keyColumns: readonly string[]
  /** The column of the table by which others name its rows. */
  readonly rowColumn: string
  readonly attached: Attached | null
}

interface Rest {
  readonly orElse?: string | number
  readonly made?: Made
  /** Where it is there only to name a row: whether that row may be left out is said here. */
  readonly isRequired?: boolean
}

const emptyOf = ({ kind, isNullable }: Field) => ((kind === 'text' || kind === 'email') && !isNullable ? '' : null)

/** A column: `column(day('orderedOn'), 'When it was ordered.')`. Required unless its kind or `orElse` says otherwise. */
export const column = (field: Field, about = '', { orElse, made, isRequired }: Rest = {}): Column => ({
  field,
  about,
  isRequired: isRequired ?? (field.isRequired && orElse === undefined && made === undefined),
  orElse: orElse ?? emptyOf(field),
  made: made ?? null,
})

/** What stands for a row in links of documents. */
const inLinks = 'What stands for it in links; whoever knows it is not asked who they are.'

/** Its number in the portal, which a file may choose. */
export const numberColumn = column(integer('id', { min: 1 }), 'Its number in the portal.', { made: 'number' })
export const hashColumn = column(text('hash', { min: 16, max: 64 }), inLinks, { made: 'hash' })
export const guidColumn = column(text('guid', { min: 16, max: 64 }), inLinks, { made: 'guid' })

interface Describing<C extends string> {
  readonly table?: string
  readonly columns: Readonly<Record<C, Column>>
  /** By the names of the program: `{ purchaseOrderId: to('purchaseOrders', { number: 'purchaseOrder', … }) }`. */
  readonly links?: Readonly<Record<string, Omit<Link, 'column'>>>
  /** Names of columns and of links. */
  readonly key: readonly string[]
  readonly row?: string
  readonly attached?: Attached
}

/** Names a row of another file: its columns, each with the column of this file that holds the value. */
export const to = (file: string, by: Readonly<Record<string, string>>): Omit<Link, 'column'> => ({ file, by })

/** Describes a file. Columns of the kind `reference` are links by themselves. */
export const dataFile = <C extends string>(
  name: string,
  about: string,
  { table = columnOf(name), columns, links = {}, key, row = 'id', attached }: Describing<C>,
): DataFile => {
  const plain = Object.entries<Column>(columns).flatMap(([own, { field }]) => {
    const file = refersTo(field)
    return file === null ? [] : [[own, to(file, { id: own })] as const]
  })
  const all = { ...Object.fromEntries(plain), ...links }
  return {
    ...{ name, about, table, columns },
    links: Object.entries(all).map(([own, link]) => ({ column: columnOf(own), ...link })),
    key: [...new Set(key.flatMap((part) => (all[part] ? Object.values(all[part].by) : [part])))],
    keyColumns: key.map(columnOf),
    rowColumn: columnOf(row),
    attached: attached ?? null,
  }
}

/** The columns of a file that stand in the table by themselves: all that name no other row. */
export const ownColumns = ({ columns, links }: DataFile) => {
  const naming = new Set(links.flatMap(({ by }) => Object.values(by)))
  return Object.entries(columns).filter(([name]) => !naming.has(name))
}

const kindSentences: Partial<Record<Field['kind'], string>> = {
  email: 'An e-mail address.',
  integer: 'A whole number.',
  quantity: 'A number.',
  money: 'US dollars, such as 1234.50.',
  kilograms: 'Kilograms, such as 12.345.',
  pounds: 'Pounds.',
  inches: 'Inches.',
  percent: 'Percent.',
  day: 'A day, such as 2026-11-21.',
  instant: 'A moment, such as 2026-11-21T08:30:00Z.',
  flag: '1 for yes, 0 for no.',
}

const describeKind = (field: Field) => {
  const file = refersTo(field)
  if (file !== null) return `The id of a row of ${file}.`
  if (field.kind === 'text') return `Text of at most ${field.limits.max} characters.`
  if (field.words.length > 0) return `One of ${field.words.join(', ')}.`
  return kindSentences[field.kind] ?? ''
}

/** What a column is, in English. */
export const describeColumn = ({ field, about, isRequired, made }: Column) => {
  const rest = [made && 'Left out, the portal makes one.', !isRequired && !made && 'May be left out.']
  return [about, describeKind(field), ...rest].filter(Boolean).join(' ')
}
