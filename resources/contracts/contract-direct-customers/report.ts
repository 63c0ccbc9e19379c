import { agreements, directPart } from '../../../schema/contracts/agreements.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'directParts', entity: directPart, list: agreements.listDirectParts },
  filters: ['customer', 'purchaseOrder', 'partNumber'],
  sort: ['contract', 'ASC'],
})
