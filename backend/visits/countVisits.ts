import { sql } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import type { visits } from '#schema/administration/visits.ts'
import type { Day } from '#schema/kinds.ts'
import { firstDayOf, lastMonths, yearAndMonth } from '#values/months.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

interface Span {
  readonly from: Day
  readonly to: Day
}

const maxPages = 10

const counted = (db: Db, { from, to }: Span, division: Division) => {
  const days = db.selectFrom('visit_days').where('day', '>=', from).where('day', '<=', to)
  return division === 'both' ? days : days.where('plant', '=', division)
}

// Grouped by day, the order of the primary key: grouping by month would make SQLite sort all rows first.
const byDay = (db: Db, span: Span, division: Division) =>
  counted(db, span, division)
    .select(['day', wholeSum<number>(sql.ref('visits')).as('visits')])
    .groupBy('day')
    .execute()

const byPage = (db: Db, span: Span, division: Division) =>
  counted(db, span, division)
    .where('visits', '>', 0)
    .select(['page_name', wholeSum<number>(sql.ref('visits')).as('visits')])
    .groupBy('page_name')
    .orderBy('visits', 'desc')
    .orderBy('page_name')
    .limit(sql.lit(maxPages))
    .execute()

const spanUpTo = (today: Day): Span => ({ from: firstDayOf(lastMonths(today)[0] ?? today), to: today })

export const monthlyVisits: Handler<typeof visits.monthlyVisits> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const days = await byDay(reader, spanUpTo(today), input.division)
  return lastMonths(today).map((month) => {
    const inMonth = days.filter(({ day }) => day.startsWith(month))
    return { ...yearAndMonth(month), count: inMonth.reduce((sum, day) => sum + Number(day.visits), 0) }
  })
}

export const visitedPages: Handler<typeof visits.visitedPages> = async ({ reader, clock, input }) => {
  const pages = await byPage(reader, spanUpTo(clock.today()), input.division)
  return { names: pages.map((page) => page.page_name), visits: pages.map((page) => Number(page.visits)) }
}
