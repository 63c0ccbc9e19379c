import type { Day } from '../schema/kinds.ts'
import type { Db } from './database/open.ts'
import { newSecret } from './secrets.ts'

/** Facts of one data folder, kept in the database. */
type SettingKey = 'business_day' | 'oauth_secret'

export const readSetting = async (db: Db, key: SettingKey) =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null

/** The day at which a demo's business stands still, or null outside a demo (DECISIONS X17). */
export const readBusinessDay = async (db: Db) => (await readSetting(db, 'business_day')) as Day | null

/** The OAuth client secret of this data folder, made at its first start; `OAUTH_CLIENT_SECRET` overrides it. */
export const ownOauthSecret = async (db: Db) => {
  await db
    .insertInto('settings')
    .values({ key: 'oauth_secret', value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, 'oauth_secret')) ?? ''
}
