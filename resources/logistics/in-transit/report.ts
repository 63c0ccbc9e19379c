import { load, logistics } from '../../../schema/logistics/logistics.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'inTransit', entity: load, list: logistics.listInTransit },
  columns: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier', 'tracking'],
  sort: ['shippedOn', 'DESC'],
})
