import { reportOf } from '#kit/report/report.ts'
import { logistics, readyLoad, worthOf } from '#schema/logistics/logistics.ts'

export const report = reportOf({
  resource: { name: 'readyToShip', entity: readyLoad, list: logistics.listReadyToShip },
  columns: [
    'invoice',
    'requestDate',
    'purchaseOrder',
    'partNumber',
    'quantity',
    'invoiceTotal',
    'notifiedOn',
    'days',
    'invoiceHash',
    'certificates',
  ],
  cardFacts: ['partNumber', 'days'],
  groupBy: ['incoterm', 'invoice'],
  onlyInFile: ['agreedIncoterm'],
  total: ['quantity', 'invoiceTotal'],
  sums: { invoiceTotal: worthOf },
})
