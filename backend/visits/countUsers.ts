import type { Division } from '../../schema/division.ts'
import type { Day } from '../../schema/kinds.ts'
import type { visits } from '../../schema/visits.ts'
import { monthsBefore } from '../../values/days.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { type MonthText, yearAndMonth } from '../home/months.ts'
import type { Context, Handler } from '../implement.ts'
import { plantOf } from './divisions.ts'

/** Counted over an index by plant and creation. */
const countUsers = prepared(
  (db, value: Placing<{ begin: string; end: string }>, division: Division, isAll: boolean) => {
    const plant = plantOf(division)
    return db
      .selectFrom('users')
      .where('deleted_at', 'is', null)
      .$if(plant !== null, (query) => query.where('plant', '=', plant))
      .$if(!isAll, (query) => query.where('created_at', '>=', value('begin')).where('created_at', '<', value('end')))
      .select((eb) => eb.fn.countAll<number>().as('count'))
  },
)

export const totalUsers: Handler<typeof visits.totalUsers> = async ({ reader, input }) => {
  const [row] = await countUsers(reader, { begin: '', end: '' }, input.division, true)
  return { total: Number(row?.count) }
}

const firstDayOf = (month: MonthText) => `${month}-01` as Day

const createdIn = async (
  { reader, clock, input }: Context<typeof visits.createdUsers>,
  month: MonthText,
): Promise<number> => {
  const begin = clock.startOf(firstDayOf(month))
  const end = clock.startOf(monthsBefore(firstDayOf(month), -1))
  const [row] = await countUsers(reader, { begin, end }, input.division, false)
  return Number(row?.count)
}

/** The months of a day's year, up to that of the day. */
const monthsOfYear = (today: Day): readonly MonthText[] =>
  Array.from(
    { length: Number(today.slice(5, 7)) },
    (_, index) => `${today.slice(0, 5)}${String(index + 1).padStart(2, '0')}`,
  )

export const createdUsers: Handler<typeof visits.createdUsers> = (context) =>
  Promise.all(
    monthsOfYear(context.clock.today()).map(async (month) => ({
      ...yearAndMonth(month),
      count: await createdIn(context, month),
    })),
  )
