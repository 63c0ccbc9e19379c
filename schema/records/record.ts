import { type Entity, entity, type Fields, keyedEntity, rows } from '../entity.ts'
import { describedAs, infoOf, type Schema } from '../fields.ts'
import { integer, optional, text } from '../kinds.ts'

export const reference = (wire: string, refersTo: string) => describedAs(integer(wire, { min: 1 }), { refersTo })

/** Referenced record type; null if the field is not a reference. */
export const refersTo = (field: Schema): string | null => infoOf(field).refersTo ?? null

/** Record type maintained in the portal, by file import or by call. Table and columns have the same names. */
export interface RecordType {
  readonly name: string
  /** Response fields, including `id` and `version`. */
  readonly entity: Entity
  /** Editable fields. */
  readonly fields: Fields
  /** Fields that identify a record; empty if a number does. */
  readonly key: readonly string[]
  readonly isNumberGiven: boolean
  /** True if the portal stores these records itself even if services are connected. */
  readonly isOwn: boolean
  /** Fields that form a record's display name. */
  readonly label: readonly string[]
  /** Fields that lists filter by, besides those whose kind has a filter. */
  readonly filters: readonly string[]
}

/** Converts a program name to the table's form: `contractLines` to `contract_lines`. */
export const columnOf = (name: string) => name.replace(/[A-Z]|\d+$/g, (part) => `_${part.toLowerCase()}`)

/** Hash of the content, to detect changes. */
const version = integer('version', { min: 0, max: 2 ** 48 })

/** Record number, or the key values joined with dots. */
const idOf = (key: readonly unknown[]) => (key.length === 0 ? integer('id', { min: 1 }) : text('id', { max: 64 }))

/**
 * Describes a record type: `record('segments', 'given', ['name'], { name: text('name') })`. `key` lists the fields that
 * identify a record, or defines a number: 'counted' is generated, 'given' may be set on creation. `label` lists the
 * fields of the display name; the text fields among them are searchable. Connected services store the records unless
 * `isOwn` is set.
 */
export const record = <const Name extends string, F extends Fields>(
  name: Name,
  key: 'counted' | 'given' | readonly (keyof F & string)[],
  label: readonly (keyof F & string)[],
  fields: F,
  { isOwn = false, filters = [] }: { readonly isOwn?: boolean; readonly filters?: readonly (keyof F & string)[] } = {},
) => {
  const parts: readonly string[] = typeof key === 'string' ? [] : key
  return {
    name,
    entity: keyedEntity(name, 'id', { id: idOf(parts), ...fields, version }) as unknown as Entity,
    fields: fields as Fields,
    key: parts,
    isNumberGiven: key === 'given',
    isOwn,
    label: label as readonly string[],
    filters: filters as readonly string[],
  } satisfies RecordType & { name: Name }
}

const optionalFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name]
      return field ? [[name, optional(field)]] : []
    }),
  )

export const filledIn = ({ name, fields }: RecordType): Entity => entity(name, fields)

export const created = ({ name, entity: { fields: shown }, fields, isNumberGiven }: RecordType): Entity =>
  entity(name, { ...(isNumberGiven ? optionalFields(shown, ['id']) : {}), ...fields })

/** Body of an update call; accepts unchanged fields of the record as it was read. */
export const changed = ({ name, entity: { fields: shown }, fields, key }: RecordType): Entity =>
  entity(name, { ...fields, ...optionalFields(shown, ['id', 'version', ...key]) })

/** Records that are changed in one call. */
const maxChanged = 500

/** Body of a call that changes several records: each as it was read, with its version, and changed. */
export const changedTogether = ({ name, entity: { fields: shown }, fields }: RecordType): Entity => {
  const { id, version } = shown as Readonly<Record<'id' | 'version', Schema>>
  return entity(`${name}Changes`, {
    rows: rows('rows', entity(name, { id, version, ...fields }), { min: 1, max: maxChanged }),
  }) as Entity
}
