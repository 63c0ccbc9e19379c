import type { Day, Instant } from '#schema/kinds.ts'
import { pageAt, pages, type Route } from '#schema/pages.ts'
import { daysBetween } from '#values/days.ts'
import { after } from '../../clock.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { type Dice, dice } from '../dice.ts'
import { enterRows, type Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { dateOf, daysBefore, workingMinutes } from '../moments.ts'

/** Browsers of the demo users; one visit in five is on a phone. */
const programs = [
  { browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', isMobile: 0 },
  { browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', isMobile: 0 },
  { browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', isMobile: 0 },
  {
    browser: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15',
    isMobile: 0,
  },
  { browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', isMobile: 1 },
] as const

const places: Readonly<Record<string, { time_zone: string; language: string }>> = {
  México: { time_zone: 'America/Monterrey', language: 'es-MX' },
  'United States': { time_zone: 'America/Chicago', language: 'en-US' },
  Japan: { time_zone: 'Asia/Tokyo', language: 'ja-JP' },
  Germany: { time_zone: 'Europe/Berlin', language: 'de-DE' },
  Sweden: { time_zone: 'Europe/Stockholm', language: 'sv-SE' },
}

const placeOf = (country: string) => places[country] ?? { time_zone: 'UTC', language: 'en-GB' }

const longestBrowser = `${'Forge/1.0 🔥 (Rings; Discs) '.repeat(12)}`

/** Extreme values: browser values that try to inject scripts or spreadsheet formulas. */
const hostileBrowsers = [
  { browser: '<script>alert("browser")</script>' },
  { time_zone: '=1+1', language: '-0.01' },
  { browser: '00123', language: '<b>en</b>' },
  { browser: [...longestBrowser].slice(0, 254).join('').concat('🙂') },
] as const

type Visit = Row<'visits'>
type Visitor = Pick<Tables['users'], 'role_id' | 'plant' | 'country' | 'customer_ids' | 'created_at' | 'last_login'> & {
  id: number
}

/** About fourteen months. */
const oldestDays = 425
const maxSessions = 22
const maxPages = 6

/** Relative frequency of page visits; pages not listed count once. */
const popularity: Readonly<Partial<Record<Route, number>>> = {
  'open-orders-report': 14,
  'wip-reports': 10,
  statement: 8,
  'shipment-documents': 7,
  'ready-to-ship': 5,
  'in-transit': 4,
  concessions: 3,
  users: 3,
  'quote-status': 3,
  'visit-logs': 2,
}

const home = { id: null, name: 'Dashboard' }

const pagesFor = (roleId: number) =>
  pages
    .filter(({ group, roles }) => group !== null && roles.some((role) => role === roleId))
    .flatMap(({ route }) => Array.from({ length: popularity[route] ?? 1 }, () => pageAt(route) ?? home))

const sessionsOf = ({ below }: Dice, today: Day, { created_at, last_login }: Visitor): Instant[] => {
  if (last_login === null) return []
  const last = daysBetween(dateOf(last_login), today)
  const first = Math.min(oldestDays, daysBetween(dateOf(created_at), today))
  if (last > oldestDays) return []
  const earlier = Array.from({ length: below(maxSessions) }, () =>
    daysBefore(today, last + below(first - last + 1), below(workingMinutes - 30)),
  )
  return [...earlier.filter((at) => at >= created_at && at < last_login), last_login]
}

const visitOf = (visitor: Visitor, at: Instant): Visit => ({
  at,
  day: dateOf(at),
  user_id: visitor.id,
  role_id: visitor.role_id,
  plant: visitor.plant,
  page_id: 65,
  page_name: 'Open Orders Report',
  customer_id: null,
  is_mobile: 0,
  browser: '',
  time_zone: '',
  language: '',
  navigation: '',
})

const drawSession = ({ below, pick }: Dice, visitor: Visitor, began: Instant): Visit[] => {
  const { browser, isMobile } = pick(programs)
  const choices = pagesFor(visitor.role_id)
  const opened = [home, ...Array.from({ length: below(maxPages) }, () => choices[below(choices.length)] ?? home)]
  return opened.map((page, at) => ({
    ...visitOf(visitor, after(began, at * 150)),
    page_id: page.id,
    page_name: page.name,
    customer_id: visitor.customer_ids === '' ? null : Number(visitor.customer_ids.split(',')[0]),
    is_mobile: isMobile,
    browser,
    ...placeOf(visitor.country),
  }))
}

const hostileVisits = ({ below }: Dice, today: Day, visitors: readonly Visitor[]) =>
  hostileBrowsers.flatMap((userAgent, at) => {
    const visitor = visitors[below(visitors.length)]
    return visitor ? [{ ...visitOf(visitor, daysBefore(today, 3 + at, 90)), ...userAgent }] : []
  })

const readVisitors = (db: Db): Promise<Visitor[]> =>
  db
    .selectFrom('users')
    .select(['id', 'role_id', 'plant', 'country', 'customer_ids', 'created_at', 'last_login'])
    .orderBy('id')
    .execute()

/** Visits of the demo users in the fourteen months before the business day. */
export const plantVisits = async (ground: Ground) => {
  const { db, today, hasExtremes } = ground
  const chance = dice('visits')
  const visitors = await readVisitors(db)
  const drawn = visitors.flatMap((visitor) =>
    sessionsOf(chance, today, visitor).flatMap((began) => drawSession(chance, visitor, began)),
  )
  const customers = visitors.filter(({ role_id, last_login }) => role_id === 3 && last_login !== null)
  const hostile = hasExtremes ? hostileVisits(chance, today, customers) : []
  const rows = [...drawn, ...hostile].sort((a, b) => (a.at < b.at ? -1 : 1))
  await enterRows(ground, { visits: rows })
}
