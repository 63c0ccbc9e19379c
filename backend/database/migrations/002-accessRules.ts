import type { Kysely } from 'kysely'
import { roleIds } from '#schema/account/userRules.ts'
import type { Tables } from '../tables.ts'

const roles = [
  { id: roleIds.group, name: 'Customer group', relation_source: 'clients' },
  { id: roleIds.admin, name: 'Admin', relation_source: 'none' },
  { id: roleIds.customer, name: 'Customer', relation_source: 'clients' },
  { id: roleIds.staff, name: 'Provider staff', relation_source: 'clients' },
  { id: roleIds.salesManager, name: 'Sales manager', relation_source: 'clients' },
  { id: roleIds.representative, name: 'Representative', relation_source: 'clients' },
] as const

const contentKeys = {
  1: [roleIds.admin, roleIds.salesManager],
  4: [roleIds.admin, roleIds.staff],
  5: [roleIds.admin, roleIds.salesManager],
}

export const accessRules = async (db: Kysely<Tables>) => {
  await db
    .insertInto('roles')
    .values([...roles])
    .execute()
  await db
    .insertInto('content_access')
    .values(Object.entries(contentKeys).flatMap(([key, ids]) => ids.map((role_id) => ({ key, role_id }))))
    .execute()
}
