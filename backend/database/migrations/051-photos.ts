import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export const photos = async (db: Kysely<Tables>) => {
  await db.schema.alterTable('contact_photos').renameColumn('bytes', 'photo').execute()
}
