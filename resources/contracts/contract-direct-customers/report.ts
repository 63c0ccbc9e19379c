import { agreements, directPart } from '../../../schema/contracts/agreements.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** Parts of direct customers under contracts, with their pieces by year (spec 3 §2 'Contract Direct Customers'). */
export const report = reportOf({
  resource: { name: 'directParts', entity: directPart, list: agreements.listDirectParts },
  filters: ['customer', 'purchaseOrder', 'partNumber'],
  sort: ['contract', 'ASC'],
})
