import { reportOf } from '#kit/report/report.ts'
import { logistics, visit } from '#schema/logistics/logistics.ts'

export const report = reportOf({
  resource: { name: 'travelVisits', entity: visit, list: logistics.listVisits },
  columns: ['city', 'country', 'visitedOn', 'visitor', 'note'],
  sort: ['visitedOn', 'DESC'],
})
