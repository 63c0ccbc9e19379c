import type { ResourceCalls } from '../../../dataProvider/resources.ts'
import type { Call } from '../../../schema/call.ts'
import type { RecordCalls } from '../../../schema/records/crud.ts'
import { recordCalls, recordTypeOf, recordTypes, resourceOf } from '../../../schema/records/index.ts'
import type { RecordType } from '../../../schema/records/record.ts'

/** A type of record as a react-admin resource. */
export interface RecordResource extends ResourceCalls {
  readonly type: RecordType
  readonly entity: RecordType['entity']
  readonly list: Call
}

const asResource = (type: RecordType): RecordResource => {
  const name = resourceOf(type.name)
  return { name, type, entity: type.entity, ...(recordCalls[name] as RecordCalls) } as unknown as RecordResource
}

/** Every type of record as a react-admin resource, in the order of the choice. */
export const resources: readonly RecordResource[] = recordTypes.map((type) => asResource(type))

/** The resource of the type of this name. */
export const resourceNamed = (name: string | null) => resources.find(({ type }) => type.name === name)

type Row = Readonly<Record<string, unknown>>

/** What people know a record by. */
export const nameOf = (typeName: string, row: Row) => {
  const texts = (recordTypeOf(typeName)?.label ?? []).map((field) => row[field]).filter((text) => text !== '')
  return texts.length > 0 ? texts.join(' · ') : String(row.id)
}

/** The page of a record, or of a new one. */
export const addressOf = (route: 'create-data' | 'edit-data' | 'show-data', typeName: string, id?: unknown) =>
  `/${route}?${new URLSearchParams({ record: typeName, ...(id === undefined ? {} : { id: String(id) }) })}`
