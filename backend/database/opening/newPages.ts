import type { Kysely } from 'kysely'
import { namelessPages, pages } from '../../../schema/pages.ts'
import type { Tables } from '../tables/tables.ts'

/** Profile and password pages, which every user keeps. */
const fixedPageIds: readonly number[] = [80, 61]

/** Inserts pages that are missing in the database, with their default roles. Changes by an operator are kept. */
export const enterNewPages = async (db: Kysely<Tables>) => {
  const present = new Set((await db.selectFrom('pages').select('id').execute()).map((page) => page.id))
  const known = new Map<number, { name: string; roles: readonly number[] }>()
  for (const page of pages) if (page.id !== null && !known.has(page.id)) known.set(page.id, page)
  for (const { id, name } of namelessPages) known.set(id, { name, roles: [] })

  for (const [id, { name, roles }] of known) {
    if (present.has(id)) continue
    await db
      .insertInto('pages')
      .values({ id, name, can_be_overwritten: fixedPageIds.includes(id) ? 0 : 1 })
      .execute()
    if (roles.length > 0)
      await db
        .insertInto('role_pages')
        .values(roles.map((role_id) => ({ role_id, page_id: id })))
        .execute()
  }
}
