import { dice } from '../dice.ts'
import type { Ground } from '../ground.ts'

/** What is earned of the parts that were invoiced, of nine in ten: of the others nobody has told yet. */
export const plantMargins = async ({ db }: Ground) => {
  const { below, isLucky } = dice('margins')
  const parts = await db.selectFrom('invoiced_parts').select('part_id').distinct().orderBy('part_id').execute()
  const rows = parts.flatMap(({ part_id }) =>
    isLucky(0.9) ? [{ part_id, percent: 12 + below(2_400) / 100, is_sample: 1 as const }] : [],
  )
  if (rows.length > 0) await db.insertInto('part_margins').values(rows).execute()
}
