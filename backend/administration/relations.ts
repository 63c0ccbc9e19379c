import type { administration } from '../../schema/administration.ts'
import { checklist } from '../access.ts'
import type { Handler } from '../implement.ts'

export const listRoles: Handler<typeof administration.listRoles> = async ({ db }) =>
  db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute()

export const rolePermissions: Handler<typeof administration.rolePermissions> = async ({ db, input }) =>
  checklist(db, input.id)

/** The choices of the Relation list; which kind they are of is the role's (DECISIONS P13). */
export const listRelations: Handler<typeof administration.listRelations> = async ({ db, input }) => {
  const role = await db.selectFrom('roles').select('relation_source').where('id', '=', input.roleId).executeTakeFirst()
  if (!role || role.relation_source === 'none') return []
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'name', 'type', 'is_shown'])
    .where('type', role.relation_source === 'clients' ? '=' : '<>', 1)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, type, is_shown }) => ({ id, name, type, isShown: is_shown === 1 }))
}

export const listCarriers: Handler<typeof administration.listCarriers> = async ({ db }) =>
  db.selectFrom('customers').select(['id', 'name']).where('type', '<>', 1).orderBy('name').execute()
