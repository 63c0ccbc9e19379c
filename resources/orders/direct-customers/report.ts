import { reportOf } from '#kit/report/report.ts'
import { lineCardFacts, lineColumns, lineResource } from '../line-reports/lineReport.ts'

export const report = reportOf({
  resource: lineResource('directOrders'),
  columns: lineColumns,
  cardFacts: ['customerName', ...lineCardFacts],
  filters: ['engine', 'purchaseOrder', 'material', 'customerPartNumber', 'year', 'status'],
  base: { isLotType: false },
  groupBy: ['customerPartNumber'],
  sort: ['requestDate', 'ASC'],
})
