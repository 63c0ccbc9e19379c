import { trail, trailEntry } from '../../../schema/administration/trail.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** Newest first. */
export const report = reportOf({
  resource: { name: 'auditTrail', entity: trailEntry, list: trail.listTrail },
  columns: ['at', 'actor', 'actorEmail', 'action', 'subject', 'subjectEmail', 'changes'],
  filters: ['actor', 'subject', 'action', 'from', 'to'],
  sort: ['at', 'DESC'],
})
