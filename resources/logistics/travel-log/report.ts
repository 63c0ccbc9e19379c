import { logistics, visit } from '../../../schema/logistics/logistics.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'travelVisits', entity: visit, list: logistics.listVisits },
  columns: ['city', 'country', 'visitedOn', 'visitor', 'note'],
  sort: ['visitedOn', 'DESC'],
})
