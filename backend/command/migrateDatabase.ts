import type { Place } from '../database/open.ts'
import { openForTool } from '../database/openForTool.ts'

/** Brings the database up to date, as a start does; for a job that runs before portals of a new version. */
export const runMigrate = async (args: readonly string[], place: Place & { readonly timeZone: string }) => {
  if (args.length > 0) return null
  await openForTool(place)
  return 'The database is up to date.\n'
}
