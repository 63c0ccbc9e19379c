import { useTranslate } from 'react-admin'
import { FilterSwitch } from '../../../src/kit/table/FilterSwitch.tsx'

/** The visits of administrators are many, and tell little: on until it is switched off (spec 3 'Visit Logs'). */
export const HideAdminSwitch = () => {
  const translate = useTranslate()
  return <FilterSwitch filter="hideAdmin" isOnAtFirst label={translate('visitLogs.hideAdmin')} />
}
