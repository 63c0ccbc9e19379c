import { sql } from 'kysely'
import type { salesGoals } from '#schema/sales/salesGoals.ts'
import type { Cents } from '#values/types.ts'
import { wholeSum } from '../database/dialect.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { soldUpTo } from './goals.ts'

const bySegment = prepared((db, value: Placing<{ readonly year: number }>, month: number | undefined) =>
  db
    .selectFrom('segments')
    .select(['id', 'name'])
    .select((eb) => [
      eb
        .selectFrom('invoiced_years')
        .whereRef('invoiced_years.segment_id', '=', 'segments.id')
        .where('year', '=', value('year'))
        .select(wholeSum<Cents>(soldUpTo(month)).as('sum'))
        .$asScalar()
        .$notNull()
        .as('sold'),
      eb
        .selectFrom('budgets')
        .innerJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
        .whereRef('budget_rows.segment_id', '=', 'segments.id')
        .where('budgets.year', '=', value('year'))
        .select(wholeSum<Cents>(sql`total`).as('sum'))
        .$asScalar()
        .$notNull()
        .as('planned'),
    ])
    .orderBy('id'),
)

export const segments: Handler<typeof salesGoals.segments> = ({ reader, input: { year, month } }) =>
  bySegment(reader, { year }, month)
