import { fold } from '../../values/text/texts.ts'
import type { Db } from '../database/open.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** By the name as people compare it, and by the id. */
const index = (records: readonly Named[]) => {
  const byName = Map.groupBy(records, ({ name }) => fold(name.trim()))
  const byId = new Map(records.map((record) => [String(record.id), record]))
  return (text: string) => {
    const named = byName.get(fold(text)) ?? []
    const same = byId.get(text)
    return [...new Set([...named, ...(same ? [same] : [])].map(({ id }) => id))]
  }
}

/** Reads every name once for all rows of a sheet. */
export const readNames = async (db: Db) => {
  const roles = await db.selectFrom('roles').select(['id', 'name', 'relation_source']).execute()
  const customers = await db.selectFrom('customers').select(['id', 'name', 'type']).execute()
  const relations = {
    none: index([]),
    clients: index(customers.filter(({ type }) => type === 1)),
    carriers: index(customers.filter(({ type }) => type !== 1)),
  }
  const sourceOf = new Map(roles.map(({ id, relation_source }) => [id, relation_source]))
  return {
    /** The ids of the roles of this name, or the one of this id. */
    rolesNamed: index(roles),
    /** Likewise of those that users of a role are linked to. */
    relationsNamed: (roleId: number, text: string) => relations[sourceOf.get(roleId) ?? 'none'](text),
  }
}

/** What the names and ids in a sheet stand for. */
export type SheetNames = Awaited<ReturnType<typeof readNames>>
