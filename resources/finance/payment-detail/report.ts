import { reportOf } from '#kit/report/report.ts'
import { finance } from '#schema/finance/finance.ts'
import { bankReference } from '#schema/finance/payments.ts'

export const report = reportOf({
  resource: { name: 'bankReferences', entity: bankReference, list: finance.listReferences },
  columns: ['number', 'status', 'createdOn', 'total'],
  filters: ['invoice', 'purchaseOrder', 'number'],
  total: ['total'],
  sort: ['createdOn', 'DESC'],
})
