import { useTranslate } from 'react-admin'
import { FilterSwitch } from '../../../src/kit/table/FilterSwitch.tsx'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { beginning, visitLogs } from './index.ts'
import { useVisitCells } from './useVisitCells.ts'
import { useVisitChoices } from './useVisitChoices.ts'

/** The visits of administrators are many, and tell little: on until it is switched off (spec 3 'Visit Logs'). */
const HideAdminSwitch = () => {
  const translate = useTranslate()
  return <FilterSwitch filter="hideAdmin" isOnAtFirst label={translate('visitLogs.hideAdmin')} />
}

export { visitLogs as resource } from './index.ts'

const columns = [
  ...(['at', 'email', 'role', 'pageName', 'isMobile'] as const),
  ...(['language', 'timeZone', 'customerId', 'userId', 'browser'] as const),
] as const
const filters = ['q', 'role', 'pageName', 'isMobile', 'from', 'to'] as const

/** Who visited which page, the newest first, without administrators unless they are asked for (spec 3 'Visit Logs'). */
const VisitLogs = () => (
  <ReportList
    resource={visitLogs}
    {...{ columns, filters }}
    {...useVisitCells()}
    choices={useVisitChoices()}
    {...beginning}
    actions={<HideAdminSwitch />}
  />
)

export default VisitLogs
