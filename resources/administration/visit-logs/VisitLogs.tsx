import { useTranslate } from 'react-admin'
import { FilterSwitch } from '../../../src/kit/table/FilterSwitch.tsx'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { report } from './report.ts'
import { useVisitCells } from './useVisitCells.ts'
import { useVisitChoices } from './useVisitChoices.ts'

/** The visits of administrators are many, and tell little: on until it is switched off (spec 3 'Visit Logs'). */
const HideAdminSwitch = () => {
  const translate = useTranslate()
  return <FilterSwitch filter="hideAdmin" isOnAtFirst label={translate('visitLogs.hideAdmin')} />
}

/** The visits, with the switch for those of administrators. */
const VisitLogs = () => (
  <ReportList {...report} {...useVisitCells()} choices={useVisitChoices()} actions={<HideAdminSwitch />} />
)

export default VisitLogs
