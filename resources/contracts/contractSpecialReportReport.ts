import { reportOf } from '#kit/report/report.ts'
import { contracts, specialOrder } from '#schema/contracts/contracts.ts'

export const report = reportOf({
  resource: { name: 'specialOrders', entity: specialOrder, list: contracts.listSpecialOrders },
  columns: [
    'customer',
    'purchaseOrder',
    'partNumber',
    'providerPartNumber',
    'description',
    'alloy',
    'requestDate',
    'commitmentDate',
    'invoiceYear',
  ],
  sort: ['requestDate', 'DESC'],
})
