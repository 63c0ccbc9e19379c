import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'ra-core'
import { useListState } from '../../../src/kit/table/listState.ts'
import { setOnly } from '../../../src/kit/table/useFilters.ts'

/** Sign-ins and sign-outs are many, and change nothing: they are listed when they are asked for. */
export const SignInSwitch = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListState()
  const isOn = filterValues.withSignIns === true
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={() => setFilters(setOnly({ ...filterValues, withSignIns: isOn ? undefined : true }))}
        />
      }
      label={translate('trail.withSignIns')}
      sx={{ m: 0, gap: 0.5 }}
    />
  )
}
