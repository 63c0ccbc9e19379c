import { type Entity, entity, type Fields, keyedEntity } from '../entity.ts'
import { type Field, integer, optional, text } from '../kinds.ts'

/** A field that names a record of another type by its key. */
export interface Reference extends Field<number, false> {
  readonly refersTo: string
}

/** The key of a record of the type of this name. */
export const reference = (wire: string, refersTo: string): Reference => ({ ...integer(wire, { min: 1 }), refersTo })

/** The type of the record that a field names; null where it names none. */
export const refersTo = (field: Field): string | null => (field as Partial<Reference>).refersTo ?? null

/** A type of record that people keep by hand, by file and by call. Its table bears its name, and so do the columns. */
export interface RecordType {
  readonly name: string
  /** As it is shown: its fields with `id` and `version`. */
  readonly entity: Entity
  /** What people fill in. */
  readonly fields: Fields
  /** The fields that identify it; none where a number does. */
  readonly key: readonly string[]
  readonly isNumberGiven: boolean
  /** Whether the portal itself keeps them, whatever services are connected. */
  readonly isOwn: boolean
  /** What people know a record by. */
  readonly label: readonly string[]
}

/** A name of the program as the table has it: `contractLines`, `contract_lines`. */
export const columnOf = (name: string) => name.replace(/[A-Z]|\d+$/g, (part) => `_${part.toLowerCase()}`)

/** What tells one state of a record from another, told by its content. */
const version = integer('version', { min: 0, max: 2 ** 48 })

/** Its own number, or the values of its key with dots between them. */
const idOf = (key: readonly unknown[]) => (key.length === 0 ? integer('id', { min: 1 }) : text('id', { max: 64 }))

/**
 * Describes a type of record: `record('segments', 'given', ['name'], { name: text('name') })`. Its key is those of its
 * fields that identify a record, or a number of its own, which is `counted` or may be `given` by whoever makes it; its
 * label what people know a record by, whose texts are what a search looks at. The company's services keep it where they
 * are connected, unless it `isOwn`, the portal's.
 */
export const record = <const Name extends string, F extends Fields>(
  name: Name,
  key: 'counted' | 'given' | readonly (keyof F & string)[],
  label: readonly (keyof F & string)[],
  fields: F,
  { isOwn = false } = {},
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
  } satisfies RecordType & { name: Name }
}

const optionalFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name]
      return field ? [[name, optional(field as Field<unknown, false>)]] : []
    }),
  )

/** What a form of a record fills in. */
export const filledIn = ({ name, fields }: RecordType): Entity => entity(name, fields)

/** What a new record is made of. */
export const created = ({ name, entity: { fields: shown }, fields, isNumberGiven }: RecordType): Entity =>
  entity(name, { ...(isNumberGiven ? optionalFields(shown, ['id']) : {}), ...fields })

/** What a record is changed to: whoever sends it back as it was read sends what does not change as well. */
export const changed = ({ name, entity: { fields: shown }, fields, key }: RecordType): Entity =>
  entity(name, { ...fields, ...optionalFields(shown, ['id', 'version', ...key]) })
