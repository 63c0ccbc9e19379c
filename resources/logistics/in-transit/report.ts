import { reportOf } from '#kit/report/report.ts'
import { load, logistics } from '#schema/logistics/logistics.ts'

export const report = reportOf({
  resource: { name: 'inTransit', entity: load, list: logistics.listInTransit },
  columns: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier', 'tracking'],
  cardFacts: ['partNumber', 'tracking'],
  sort: ['shippedOn', 'DESC'],
})
