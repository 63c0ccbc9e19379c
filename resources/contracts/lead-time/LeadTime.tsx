import { report } from '../../../src/kit/table/report.tsx'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

/** How long parts take, from the order of their raw material on (spec 3 §2 'Lead Time'). */
const LeadTime = report(resource, {
  ...beginning,
})

export default LeadTime
