import { visit, visits } from '../../../schema/administration/visits.ts'
import type { RowOf } from '../../../schema/entity.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export type Visit = RowOf<typeof visit>

/** Who visited which page, the newest first, without administrators unless they are asked for (spec 3 'Visit Logs'). */
export const report = reportOf({
  resource: { name: 'visitLogs', entity: visit, list: visits.listVisits },
  columns: [
    ...(['at', 'email', 'role', 'pageName', 'isMobile'] as const),
    ...(['language', 'timeZone', 'customerId', 'userId', 'browser'] as const),
  ],
  filters: ['q', 'role', 'pageName', 'isMobile', 'from', 'to'],
  sort: ['at', 'DESC'],
  base: { hideAdmin: true },
  perPage: 100,
})
