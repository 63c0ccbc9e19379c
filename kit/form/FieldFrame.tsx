import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly label: string
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly error?: string | undefined
  /** Help text; replaced by an error. */
  readonly note?: ReactNode
  /** Spans both columns. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

export const noteIdOf = (id: string) => `${id}-note`

export const FieldFrame = ({ id, label, isRequired, isDisabled, error, note, isWide, children }: Props) => (
  <Box sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
    <FormLabel
      id={`${id}-label`}
      htmlFor={id}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      error={error !== undefined}
      sx={{ display: 'block', mb: 0.5, fontSize: 13, fontWeight: 500 }}
    >
      {label}
    </FormLabel>
    {children}
    <FormHelperText id={noteIdOf(id)} error={error !== undefined} sx={{ mx: 0, minHeight: 20 }}>
      {error ?? note}
    </FormHelperText>
  </Box>
)
