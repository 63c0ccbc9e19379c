import type { Instant } from '#values/types.ts'
import type { Place } from '../database/open.ts'
import { openForTool } from '../database/openForTool.ts'
import { openTarget } from '../imports/target.ts'
import { countOutdated, type KeptDays } from '../people/retention.ts'

/** Lists what the portal would delete now with these settings, and deletes nothing. The portal may be running. */
export const runRetention = async (
  args: readonly string[],
  place: Place & { readonly timeZone: string; readonly keptDays: KeptDays },
) => {
  if (args.length > 0) return null
  await openForTool(place)
  const { db, close } = await openTarget(place)
  try {
    const counts = await countOutdated(db, new Date().toISOString() as Instant, place.keptDays)
    return counts
      .map(
        ({ kind, setting, days, until, count }) =>
          `${kind}: ${count} ${count === 1 ? 'row' : 'rows'} before ${until.slice(0, 10)} (${setting}=${days})\n`,
      )
      .join('')
  } finally {
    await close()
  }
}
