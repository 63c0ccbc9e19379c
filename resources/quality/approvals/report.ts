import { reportOf } from '#kit/report/report.ts'
import { approval, quality } from '#schema/quality/quality.ts'

export const report = reportOf({
  resource: { name: 'approvals', entity: approval, list: quality.listApprovals },
  columns: ['providerPartNumber', 'partNumber', 'purchaseOrder', 'quantity', 'since'],
  cardFacts: ['purchaseOrder', 'since'],
  total: ['quantity'],
  sort: ['since', 'ASC'],
  reversed: ['since'],
})
