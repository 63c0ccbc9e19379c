import { sql } from 'kysely'
import type { DataFile } from '#schema/imports/file.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import type { Db } from '../../database/open.ts'
import { requireNoProblems } from '../imported.ts'
import type { PlantKey } from '../reading/plantKeys.ts'
import { plainProblem } from '../reading/problems.ts'
import type { Target } from '../target.ts'

const keysAtOnce = 500

const inPortions = (keys: readonly PlantKey[]) =>
  Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, at) =>
    keys.slice(at * keysAtOnce, (at + 1) * keysAtOnce),
  )

/** Rejects the file if another import or a user has taken the numbers of its new records meanwhile. */
export const requireFree = async (db: Db, { dialect }: Target, file: DataFile, keys: readonly PlantKey[]) => {
  const [first] = keys
  if (!first) return
  await dialect.lockTable(db, 'plant_keys')
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(file.table)} where id >= ${first.number}
    union all select number from plant_keys where kind = ${file.name} and number >= ${first.number} limit 1`.execute(db)
  if (rows.length > 0) requireNoProblems(file, [plainProblem(0, reasonOf('keysTaken'))])
}

/** Keeps the keys of new records with the run that has created them. */
export const storeKeys = async (db: Db, keys: readonly PlantKey[], importId: number) => {
  for (const portion of inPortions(keys))
    await db
      .insertInto('plant_keys')
      .values(portion.map(({ key, ...rest }) => ({ ...rest, plant_key: key, import_id: importId })))
      .execute()
}
