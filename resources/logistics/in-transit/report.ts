import { load, logistics } from '../../../schema/logistics/logistics.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** Loads on their way (spec 2 §2 'In Transit'). */
export const report = reportOf({
  resource: { name: 'inTransit', entity: load, list: logistics.listInTransit },
  columns: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier', 'tracking'],
  sort: ['shippedOn', 'DESC'],
})
