import { pages as declaredPages } from '#schema/pages.ts'
import { fold } from '#values/texts.ts'
import type { Db } from '../database/open.ts'

interface Named {
  readonly id: number
  readonly name: string
}

const index = (records: readonly Named[]) => {
  const byName = Map.groupBy(records, ({ name }) => fold(name.trim()))
  const byId = new Map(records.map((record) => [String(record.id), record]))
  return (text: string) => {
    const named = byName.get(fold(text)) ?? []
    const same = byId.get(text)
    return [...new Set([...named, ...(same ? [same] : [])].map(({ id }) => id))]
  }
}

export const readNames = async (db: Db) => {
  const roles = await db.selectFrom('roles').select(['id', 'name', 'relation_source']).execute()
  const customers = await db.selectFrom('customers').select(['id', 'name', 'type']).execute()
  const pages = await db.selectFrom('pages').select(['id', 'name']).execute()
  const others = declaredPages
    .filter(({ id }) => pages.some((page) => page.id === id))
    .flatMap(({ id, route, nameInSpanish }) => [route, nameInSpanish].map((name) => ({ id: Number(id), name })))
  const relations = {
    none: index([]),
    clients: index(customers.filter(({ type }) => type === 1)),
    carriers: index(customers.filter(({ type }) => type !== 1)),
  }
  const sourceOf = new Map(roles.map(({ id, relation_source }) => [id, relation_source]))
  return {
    rolesNamed: index(roles),
    /** By id, name in English or Spanish, or address below the portal. */
    pagesNamed: index([...pages, ...others]),
    relationsNamed: (roleId: number, text: string) => relations[sourceOf.get(roleId) ?? 'none'](text),
  }
}

export type SheetNames = Awaited<ReturnType<typeof readNames>>
