import type { Day } from '../schema/kinds.ts'
import type { Db } from './database/open.ts'
import { newSecret } from './secrets.ts'

/** Facts of one data folder, kept in the database. */
type SettingKey = 'business_day' | 'oauth_secret' | 'link_secret'

const readSetting = async (db: Db, key: SettingKey) =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null

/** The day at which a demo's business stands still, or null outside a demo (DECISIONS X17). */
export const readBusinessDay = async (db: Db) => (await readSetting(db, 'business_day')) as Day | null

/** A secret of this data folder, made at its first start: that of the OAuth client, or what links are signed with. */
export const ownSecret = async (db: Db, key: 'oauth_secret' | 'link_secret') => {
  await db
    .insertInto('settings')
    .values({ key, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, key)) ?? ''
}
