import type { Division } from '../../schema/division.ts'
import type { Day, Instant } from '../../schema/kinds.ts'
import type { visits } from '../../schema/visits.ts'
import { monthsBefore } from '../../values/days.ts'
import { firstDayOf, type MonthText, yearAndMonth } from '../../values/months.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Context, Handler } from '../implement.ts'
import { plantOf } from './countVisits.ts'

/** Counted over an index by plant and creation. */
const countUsers = (db: Db, division: Division) => {
  const plant = plantOf(division)
  return db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(plant !== null, (query) => query.where('plant', '=', plant))
    .select((eb) => eb.fn.countAll<number>().as('count'))
}

const countAll = prepared((db, _value, division: Division) => countUsers(db, division))

const countCreated = prepared((db, value: Placing<{ begin: Instant; end: Instant }>, division: Division) =>
  countUsers(db, division).where('created_at', '>=', value('begin')).where('created_at', '<', value('end')),
)

export const totalUsers: Handler<typeof visits.totalUsers> = async ({ reader, input }) => {
  const [row] = await countAll(reader, {}, input.division)
  return { total: Number(row?.count) }
}

const createdIn = async (
  { reader, clock, input }: Context<typeof visits.createdUsers>,
  month: MonthText,
): Promise<number> => {
  const begin = clock.startOf(firstDayOf(month))
  const end = clock.startOf(monthsBefore(firstDayOf(month), -1))
  const [row] = await countCreated(reader, { begin, end }, input.division)
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
