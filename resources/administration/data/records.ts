import type { ResourceCalls } from '#dataProvider/resources.ts'
import type { Call } from '#schema/call.ts'
import { recordCalls, recordTypeOf, recordTypes, resourceOf } from '#schema/records/index.ts'
import type { RecordType } from '#schema/records/record.ts'
import { isOffered } from '#schema/wire/offered.ts'

export interface RecordResource extends ResourceCalls {
  readonly type: RecordType
  readonly entity: RecordType['entity']
  readonly list: Call
  /** Changes several records, as they were read; all or none. */
  readonly updateMany: Call
}

/** In the order of the select. */
export const resources: readonly RecordResource[] = recordTypes.map((type) => {
  const name = resourceOf(type.name)
  return { name, type, entity: type.entity, ...recordCalls[name] } as unknown as RecordResource
})

/** Record types that a page can show: a connected service may not have all of them. */
export const offeredResources = () => resources.filter(({ list }) => isOffered(list))

export const resourceNamed = (name: string | null) => offeredResources().find(({ type }) => type.name === name)

type Row = Readonly<Record<string, unknown>>

/** `textOf` gives the texts of fields that do not show their value. */
export const nameOf = (typeName: string, row: Row, textOf = (field: string): unknown => row[field]) => {
  const texts = (recordTypeOf(typeName)?.label ?? []).map((field) => textOf(field)).filter((text) => text !== '')
  return texts.length > 0 ? [...new Set(texts)].join(' · ') : String(row.id)
}

export const addressOf = (route: 'create-data' | 'edit-data' | 'show-data', typeName: string, id?: unknown) =>
  `/${route}?${new URLSearchParams({ record: typeName, ...(id === undefined ? {} : { id: String(id) }) })}`
