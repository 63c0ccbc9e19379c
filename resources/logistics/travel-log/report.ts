import { logistics, visit } from '../../../schema/logistics/logistics.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** Where the provider's people have been (spec 2 §2 'Travel Log'). */
export const report = reportOf({
  resource: { name: 'travelVisits', entity: visit, list: logistics.listVisits },
  columns: ['city', 'country', 'visitedOn', 'visitor', 'note'],
  sort: ['visitedOn', 'DESC'],
})
