import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useListFilterContext } from 'react-admin'
import { setOnly } from './useFilters.ts'

interface Props {
  /** Filter name; must be a flag of the list's call. */
  readonly filter: string
  readonly label: string
  /** Default while the filter is not set. */
  readonly isOnAtFirst?: boolean
}

/** Flag filter that applies immediately, among the actions above a list. */
export const FilterSwitch = ({ filter, label, isOnAtFirst = false }: Props) => {
  const { filterValues, setFilters } = useListFilterContext()
  const isOn = (filterValues[filter] ?? isOnAtFirst) === true
  const turn = () => setFilters(setOnly({ ...filterValues, [filter]: isOn === isOnAtFirst ? !isOn : undefined }))
  return (
    <FormControlLabel
      control={<Switch size="small" checked={isOn} onChange={turn} />}
      label={label}
      sx={{ m: 0, gap: 0.5 }}
    />
  )
}
