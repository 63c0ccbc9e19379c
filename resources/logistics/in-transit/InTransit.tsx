import { report } from '../../../src/kit/table/report.tsx'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

/** Loads on their way (spec 2 §2 'In Transit'). */
const InTransit = report(resource, {
  columns: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier', 'tracking'],
  ...beginning,
})

export default InTransit
