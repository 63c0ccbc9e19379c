import type { Day } from '#schema/kinds.ts'
import type { Db } from './database/open.ts'
import { newSecret } from './secrets.ts'

type SettingKey = 'business_day' | 'oauth_secret' | 'link_secret' | 'file_store'

export const readSetting = async (db: Db, key: SettingKey) =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null

/** Fixed business day of a demo, or null outside a demo `docs/product/demo.md#business-day`. */
export const readBusinessDay = async (db: Db) => (await readSetting(db, 'business_day')) as Day | null

/** Secret of this data folder, created on its first start: for the OAuth client or for signing links. */
export const ownSecret = async (db: Db, key: 'oauth_secret' | 'link_secret') => {
  await db
    .insertInto('settings')
    .values({ key, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, key)) ?? ''
}
