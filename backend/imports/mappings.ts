import type { imports } from '#schema/imports/calls.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'
import type { Mapping } from './reading/mappedColumns.ts'
import type { NamedMapping } from './reading/readyMappings.ts'

/** Mappings that users have kept, by name. */
export const keptMappings = async (db: Db): Promise<NamedMapping[]> => {
  const rows = await db.selectFrom('import_mappings').selectAll().orderBy('name').execute()
  return rows.map(({ name, file_name, mapping }) => ({
    name,
    fileName: file_name,
    mapping: JSON.parse(mapping) as Mapping,
  }))
}

export const listMappings: Handler<typeof imports.listMappings> = ({ db }) =>
  db.selectFrom('import_mappings').select(['id', 'name', 'file_name as fileName']).orderBy('name').execute()

/** Keeps a mapping under a name, instead of one that has it. */
export const keepMapping: Handler<typeof imports.keepMapping> = async ({ db, input }) => {
  const { name, fileName, ...mapping } = input
  const values = { file_name: fileName, mapping: JSON.stringify(mapping) }
  const { id } = await db
    .insertInto('import_mappings')
    .values({ name, ...values })
    .onConflict((on) => on.column('name').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, fileName }
}

export const forgetMapping: Handler<typeof imports.forgetMapping> = async ({ db, input: { id } }) => {
  const { numDeletedRows } = await db.deleteFrom('import_mappings').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return { id }
}
