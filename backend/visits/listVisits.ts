import type { RowOf } from '../../schema/entity.ts'
import type { Instant } from '../../schema/kinds.ts'
import type { visit, visits } from '../../schema/visits.ts'
import type { Context, Handler } from '../implement.ts'
import { sliceOf, sliceOfEndless } from '../paging.ts'
import { findVisits, rowsOf, type VisitRow } from './visitPages.ts'
import { shapeOf, wantedOf } from './visitSearch.ts'

type ListVisits = typeof visits.listVisits

const questionOf = (context: Context<ListVisits>) => {
  const { sort, filter } = context.input.list
  const shape = shapeOf(context, filter)
  return { shape, wanted: wantedOf(context, filter, shape), direction: sort?.[1] === 'ASC' ? 'asc' : 'desc' } as const
}

const toVisit = (row: VisitRow): RowOf<typeof visit> => ({
  userId: row.user_id,
  email: row.email ?? '',
  role: row.role ?? '',
  pageName: row.page_name,
  at: row.at as Instant,
  isMobile: row.is_mobile === 1,
  language: row.language,
  customerId: row.customer_id,
  timeZone: row.time_zone,
  browser: row.browser,
})

export const listVisits: Handler<ListVisits> = {
  run: async (context) => {
    const { shape, wanted, direction } = questionOf(context)
    const page = { ...wanted, ...sliceOfEndless(context.input.list) }
    const found = await findVisits(context.reader, page, shape, direction)
    return { ...found, rows: found.rows.map(toVisit) }
  },
  async *stream(context) {
    const { shape, wanted, direction } = questionOf(context)
    const all = { ...wanted, ...sliceOf(context.input.list) }
    for await (const rows of rowsOf.stream(context.reader, all, shape, direction)) yield rows.map(toVisit)
  },
}
