import { reportOf } from '#kit/report/report.ts'
import { visit, visits } from '#schema/administration/visits.ts'
import type { RowOf } from '#schema/entity.ts'

export type Visit = RowOf<typeof visit>

/** Newest first. */
export const report = reportOf({
  resource: { name: 'visitLogs', entity: visit, list: visits.listVisits },
  columns: ['at', 'email', 'role', 'pageName', 'isMobile', 'language', 'timeZone', 'customerId', 'userId', 'browser'],
  filters: ['q', 'role', 'pageName', 'isMobile', 'from', 'to'],
  sort: ['at', 'DESC'],
  base: { hideAdmin: true },
  perPage: 100,
})
