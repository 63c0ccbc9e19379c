import type { administration } from '#schema/administration/administration.ts'
import { checklist } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

export const listRoles: Handler<typeof administration.listRoles> = async ({ db }) =>
  db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute()

export const rolePermissions: Handler<typeof administration.rolePermissions> = async ({ db, input }) =>
  checklist(db, { roleId: input.id })

const roleById = prepared((db, value: Placing<{ id: number }>) =>
  db.selectFrom('roles').select(['id', 'relation_source']).where('id', '=', value('id')),
)

export const findRole = async (db: Db, id: number) => (await roleById(db, { id }))[0] ?? null

/**
 * Customer types that users of a role are linked to: 1 for customers, any other for carriers, null for neither
 * `docs/product/access.md#customers-of-a-user`.
 */
export const relationTypes = async (db: Db, roleId: number) => {
  const role = await findRole(db, roleId)
  if (!role || role.relation_source === 'none') return null
  return role.relation_source === 'clients' ? '=' : '<>'
}

export const listRelations: Handler<typeof administration.listRelations> = async ({ db, input }) => {
  const types = await relationTypes(db, input.roleId)
  if (types === null) return []
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'name', 'type', 'is_shown'])
    .where('type', types, 1)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, type, is_shown }) => ({ id, name, type, isShown: is_shown === 1 }))
}

export const listCarriers: Handler<typeof administration.listCarriers> = async ({ db }) =>
  db.selectFrom('customers').select(['id', 'name']).where('type', '<>', 1).orderBy('name').execute()
