import type { accessVerdict, administration } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import { groupOf, pages } from '#schema/pages.ts'
import { keysHeld } from '../access/contentKeys.ts'
import { type Verdicts, verdictsFor } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { ownerOfUser } from './readUsers.ts'
import { requireUser } from './userRows.ts'

type Explained = RowOf<typeof accessVerdict>

const explainPages = (verdictOn: Verdicts): Explained[] =>
  pages
    .filter(({ guard }) => guard === 'page')
    .map((page) => ({
      kind: 'page' as const,
      subject: page.route,
      name: page.name,
      group: groupOf(page),
      ...verdictOn(page.route),
    }))

const explainKeys = async (db: Db, roleId: number): Promise<Explained[]> => {
  const held = await keysHeld(db, roleId)
  const keys = await db.selectFrom('content_access').select('key').distinct().orderBy('key').execute()
  return keys.map(({ key }) => ({
    kind: 'content',
    subject: key,
    name: key,
    group: null,
    isAllowed: held.has(key),
    rule: 'key',
  }))
}

/** Uses the same functions that decide when a page is opened or a content key is checked. */
export const explainAccess: Handler<typeof administration.explainAccess> = {
  ownerOf: ownerOfUser,
  run: async ({ db, input }) => {
    const user = await requireUser(db, input.id)
    return [...explainPages(await verdictsFor(db, user)), ...(await explainKeys(db, user.roleId))]
  },
}
