import { reportOf } from '#kit/report/report.ts'
import { agreements, directPart } from '#schema/contracts/agreements.ts'

export const report = reportOf({
  resource: { name: 'directParts', entity: directPart, list: agreements.listDirectParts },
  filters: ['customer', 'purchaseOrder', 'partNumber'],
  sort: ['contract', 'ASC'],
})
