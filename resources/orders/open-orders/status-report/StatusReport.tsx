import { OrderTabs } from '../OrderTabs.tsx'
import { StatusReportList } from './StatusReportList.tsx'

export { statusReport as resource } from '../index.ts'

/** Open orders (spec 2 §2), the tab of the status report. */
const StatusReport = () => (
  <OrderTabs open="statusReport">
    <StatusReportList />
  </OrderTabs>
)

export default StatusReport
