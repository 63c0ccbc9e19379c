import { roleIds } from '#schema/account/roles.ts'
import type { Instant } from '#values/types.ts'
import { leaveAudit } from '../audit-log/leaveAudit.ts'
import type { Db } from '../database/open.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Caller } from './caller.ts'

/** Prefix that distinguishes API keys from session tokens and makes a leaked key recognizable. */
const prefix = 'pk_'

export const isApiKey = (token: string) => token.startsWith(prefix)

const audited = (call: string, at: Instant) => ({ at, call, callerId: null })

interface NewKey {
  readonly name: string
  /** Mappings of the files that come with the key; null for files in the portal's own format. */
  readonly mappings: readonly object[] | null
}

/** Creates a key and returns it. Only its hash is stored. */
export const createApiKey = (db: Db, { name, mappings }: NewKey, at: Instant) =>
  db.transaction().execute(async (transaction) => {
    const key = `${prefix}${newSecret()}`
    await transaction
      .insertInto('api_keys')
      .values({ name, hash: hashSecret(key), created_at: at, mapping: mappings && JSON.stringify(mappings) })
      .execute()
    await leaveAudit(transaction, audited('admin.key', at), [{ record: `key ${name}`, after: { name } }])
    return key
  })

export const revokeApiKey = (db: Db, name: string, at: Instant) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await leaveAudit(transaction, audited('admin.key', at), [{ record: `key ${name}`, before: { name } }])
    return true
  })

export const listApiKeys = (db: Db) =>
  db.selectFrom('api_keys').select(['name', 'created_at']).where('revoked_at', 'is', null).orderBy('name').execute()

/** Caller for a key, or null. A program is not a user and may act for every customer. */
export const callerOfKey = async (db: Db, key: string): Promise<Caller | null> => {
  const found = await db
    .selectFrom('api_keys')
    .select('name')
    .where('hash', '=', hashSecret(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { name } = found
  return { id: 0, name, email: '', roleId: roleIds.admin, plant: 'forge', customers: 'all', key: name }
}
