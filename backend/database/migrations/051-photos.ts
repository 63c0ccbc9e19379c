import type { Kysely } from 'kysely'

export const photos = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('contact_photos').renameColumn('bytes', 'photo').execute()
}
