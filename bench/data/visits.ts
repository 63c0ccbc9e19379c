import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { roleIds } from '#schema/account/roles.ts'
import { pages } from '#schema/pages.ts'

export const visitCount = 1_000_000

export const lastVisitDay = '2026-11-05'
const days = 425
const rowsAtOnce = 50_000

const names = [...new Set(pages.filter(({ guard }) => guard === 'page').map(({ name }) => name))]

/** Repeats each name as often as it is visited: each name slightly less often than the previous one. */
const visited = names.flatMap((name, at) => Array.from({ length: Math.ceil(60 / (at + 1)) }, () => name))
const listed = visited.map((name, at) => `(${at}, '${name.replaceAll("'", "''")}')`).join(', ')

/** Pseudo-random number below a limit; each column uses its own seed. */
const drawn = (seed: number, limit: string | number) => `((n * 2654435761 + ${seed * 40503}) / 65536 % ${limit})`

/** The given number of visits, starting at `from`; the usual triggers count them. */
const insertFrom = (from: number, count: number, users: { first: number; count: number }) => `
  with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${from + count - 1}),
    page_names(at, name) as (values ${listed}),
    moments as (select n, strftime('%Y-%m-%dT%H:%M:%S.000Z', '${lastVisitDay}T20:00:00Z',
      '-' || ((${visitCount - 1} - n) * ${days * 86_400} / ${visitCount}) || ' seconds') as at from numbers)
  insert into visits (at, day, user_id, role_id, plant, page_id, page_name, customer_id, is_mobile, browser, time_zone,
    language, navigation)
  select moments.at, substr(moments.at, 1, 10), ${users.first} + ${drawn(1, users.count)},
    case when ${drawn(2, 30)} = 0 then ${roleIds.admin} when ${drawn(2, 30)} < 3 then ${roleIds.staff}
      else ${roleIds.customer} end,
    case ${drawn(3, 6)} when 0 then 'aerospace' else 'forge' end, null, page_names.name, 101,
    ${drawn(4, 5)} = 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'America/Monterrey', 'es-MX', ''
  from moments cross join page_names where page_names.at = ${drawn(5, visited.length)}`

/**
 * Adds a million visits of the users of a data folder, also while a portal runs on it: one in thirty by an
 * administrator, one in five on a phone, one in six at the other plant.
 */
export const addVisits = async (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec('pragma busy_timeout = 60000; pragma cache_size = -200000; pragma synchronous = off')
  const users = database.prepare('select min(id) as first, count(*) as count from users').get()
  for (let from = 0; from < visitCount; from += rowsAtOnce) {
    database.exec(insertFrom(from, rowsAtOnce, users as { first: number; count: number }))
    // Lets signals interrupt the run between batches.
    await setImmediate()
  }
  database.close()
}
