import { reportOf } from '#kit/report/report.ts'
import { auditLog, auditLogEntry } from '#schema/administration/auditLog.ts'

/** Newest first. */
export const report = reportOf({
  resource: { name: 'auditLog', entity: auditLogEntry, list: auditLog.listAuditLog },
  columns: ['at', 'action', 'subject', 'subjectEmail', 'actor', 'actorEmail', 'changes'],
  filters: ['actor', 'subject', 'action', 'bulkId', 'from', 'to'],
  sort: ['at', 'DESC'],
})
