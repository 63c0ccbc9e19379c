import { load, logistics } from '../../../schema/logistics.ts'
import { report } from '../../../src/kit/table/report.tsx'

export const resource = { name: 'inTransit', entity: load, list: logistics.listInTransit } as const

/** Loads on their way (spec 2 §2 'In Transit'). */
const InTransit = report(resource, {
  columns: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier', 'tracking'],
  sort: ['shippedOn', 'DESC'],
})

export default InTransit
