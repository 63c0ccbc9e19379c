import { reportOf } from '#kit/report/report.ts'
import { lineColumns, lineResource } from '../line-reports/lineReport.ts'

export const report = reportOf({
  resource: lineResource('directOrders'),
  columns: lineColumns,
  cardFacts: ['customerName', 'commitmentDate'],
  filters: ['engine', 'purchaseOrder', 'material', 'customerPartNumber', 'year', 'status'],
  base: { isLotType: false },
  groupBy: ['customerPartNumber'],
  sort: ['requestDate', 'ASC'],
})
