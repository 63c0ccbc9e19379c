import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import { useListState } from '../../../src/kit/table/listState.ts'
import { setOnly } from '../../../src/kit/table/useFilters.ts'

/** The visits of administrators are many, and tell little: on until it is switched off (spec 3 'Visit Logs'). */
export const HideAdminSwitch = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListState()
  const isOn = filterValues.hideAdmin !== false
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={() => setFilters(setOnly({ ...filterValues, hideAdmin: isOn ? false : undefined }))}
        />
      }
      label={translate('visitLogs.hideAdmin')}
      sx={{ m: 0, gap: 0.5 }}
    />
  )
}
