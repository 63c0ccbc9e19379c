import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

const keysOfRole = prepared((db, value: Placing<{ roleId: number }>) =>
  db.selectFrom('content_access').select('key').where('role_id', '=', value('roleId')),
)

export const keysHeld = async (db: Db, roleId: number): Promise<ReadonlySet<string>> =>
  new Set((await keysOfRole(db, { roleId })).map((row) => row.key))

export const holdsKey = async (db: Db, roleId: number, keys: readonly string[]) => {
  if (keys.length === 0) return false
  const held = await keysHeld(db, roleId)
  return keys.some((key) => held.has(key))
}
