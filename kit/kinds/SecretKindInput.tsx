import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { KindInputProps } from './kindInput.ts'

export const SecretKindInput = (props: KindInputProps) => {
  const { field: _, choices: __, value, onChange, isInvalid, isDisabled, isRequired, describedBy, ...control } = props
  const [isShown, setIsShown] = useState(false)
  const translate = useTranslate()
  const label = translate(isShown ? 'form.hidePassword' : 'form.showPassword')
  return (
    <OutlinedInput
      {...control}
      type={isShown ? 'text' : 'password'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      error={isInvalid}
      disabled={isDisabled}
      fullWidth
      size="small"
      slotProps={{
        input: { 'aria-required': isRequired, 'aria-invalid': isInvalid, 'aria-describedby': describedBy },
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton size="small" edge="end" aria-label={label} title={label} onClick={() => setIsShown(!isShown)}>
            {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
