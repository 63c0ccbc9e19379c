import type { Call } from '../schema/call.ts'
import type { Entity } from '../schema/entity.ts'

/** A react-admin resource: its entity, and which call lists, gets, creates, updates and removes it. */
export interface ResourceCalls {
  readonly name: string
  readonly entity: Pick<Entity, 'key'>
  readonly list?: Call
  readonly get?: Call
  readonly create?: Call
  readonly update?: Call
  readonly remove?: Call
}

const known = new Map<string, ResourceCalls>()

/** Makes a resource known to the data provider; done by the chunk of the area's screens as it loads. */
export const registerResource = (resource: ResourceCalls) => {
  known.set(resource.name, resource)
}

/** The calls of a resource; raises where its area has not been loaded. */
export const callsOf = (name: string) => {
  const resource = known.get(name)
  if (!resource)
    throw new Error(
      `The resource "${name}" is not registered: the module of its screen must export it (resources/screen.tsx).`,
    )
  return resource
}
