import type { Call } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import type { SortedBy } from './lists/together.ts'

export interface ResourceCalls {
  readonly name: string
  readonly entity: Pick<Entity, 'key'>
  /** Id of a row without a key; by default its position in the list. */
  idOf?(row: Readonly<Record<string, unknown>>): string | number
  /** Values by which rows of several customers are merged, where they are not those of the sorted field. */
  readonly sortedBy?: SortedBy
  readonly list?: Call
  readonly get?: Call
  readonly create?: Call
  readonly update?: Call
  readonly remove?: Call
}

const known = new Map<string, ResourceCalls>()

/** Called by the chunk of an area's screens when it loads. */
export const registerResource = (resource: ResourceCalls) => {
  known.set(resource.name, resource)
}

/** Throws if the resource's area has not been loaded. */
export const callsOf = (name: string) => {
  const resource = known.get(name)
  if (!resource)
    throw new Error(
      `The resource "${name}" is not registered: the module of its screen must export it (resources/screen.tsx).`,
    )
  return resource
}
