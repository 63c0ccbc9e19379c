import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'

interface Props {
  readonly text: string
  readonly error?: string | undefined
  /** Spans both columns. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

export const Legend = ({ text, error, isWide = false, children }: Props) => (
  <Box
    component="fieldset"
    sx={{ border: 0, m: 0, p: 0, minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}
    aria-invalid={error !== undefined}
  >
    <FormLabel component="legend" error={error !== undefined} sx={{ mb: 0.5, fontSize: 13, fontWeight: 500 }}>
      {text}
    </FormLabel>
    {children}
    {error !== undefined && (
      <FormHelperText error role="alert" sx={{ mx: 0 }}>
        {error}
      </FormHelperText>
    )}
  </Box>
)
