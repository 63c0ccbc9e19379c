import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useTranslate } from 'react-admin'
import { useFormInput, useFormSetting } from '../../../src/kit/form/formContext.ts'
import { Legend } from '../../../src/kit/form/Legend.tsx'

/** Forge is always on; Aeroespace is optional (spec 1 §6). */
export const PlantChoice = () => {
  const translate = useTranslate()
  const { isDisabled } = useFormSetting()
  const { field } = useFormInput('isAerospace')
  return (
    <Legend text={translate('resources.users.fields.plant')}>
      <FormGroup row>
        <FormControlLabel
          control={<Checkbox size="small" checked disabled />}
          label={translate('resources.users.words.plant.forge')}
        />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={Boolean(field.value)}
              onChange={(event) => field.onChange(event.target.checked)}
              onBlur={field.onBlur}
              disabled={isDisabled}
            />
          }
          label={translate('resources.users.words.plant.aerospace')}
        />
      </FormGroup>
    </Legend>
  )
}
