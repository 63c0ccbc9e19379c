import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'new-password' | 'current-password'
  readonly error?: string | undefined
  /** The id of what describes it, such as the rules. */
  readonly describedBy?: string
}

/** A password to type, with a way to see it; password managers know it by its name and `autoComplete`. */
export const PasswordField = ({
  label,
  name,
  value,
  onChange,
  autoComplete,
  error,
  describedBy,
}: PasswordFieldProps) => {
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  const errorId = `${name}-error`
  return (
    <TextField
      fullWidth
      required
      id={name}
      name={name}
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error}
      slotProps={{
        formHelperText: { id: errorId },
        htmlInput: {
          autoComplete,
          maxLength: 256,
          'aria-describedby': [error && errorId, describedBy].filter(Boolean).join(' ') || undefined,
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={translate(isShown ? 'kit.password.hide' : 'kit.password.show')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
