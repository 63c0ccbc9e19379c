import type { Db } from '../database/open.ts'

const namedBy = (rows: readonly { id: number; name: string }[]) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id: number) => names.get(id) ?? `#${id}`
}

export const namesFor = async (db: Db, customerIds: readonly number[]) => ({
  roleOf: namedBy(await db.selectFrom('roles').select(['id', 'name']).execute()),
  pageOf: namedBy(await db.selectFrom('pages').select(['id', 'name']).execute()),
  customerOf: namedBy(
    customerIds.length === 0
      ? []
      : await db.selectFrom('customers').select(['id', 'name']).where('id', 'in', customerIds).execute(),
  ),
})

/** Names for ids in a state; an unknown id is shown as it is. */
export type Names = Awaited<ReturnType<typeof namesFor>>
