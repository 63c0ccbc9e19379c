import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface OutcomeProps {
  /** Null renders an empty live region, so that a later message is announced. */
  readonly kind: 'success' | 'error' | 'info' | null
  readonly children?: ReactNode
}

const icons = { success: CheckCircleIcon, error: ErrorIcon, info: null }

export const Outcome = ({ kind, children }: OutcomeProps) => {
  const Icon = kind && icons[kind]
  return (
    <Box
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        color: kind === 'success' || kind === 'error' ? `${kind}.main` : 'text.secondary',
      }}
    >
      {Icon && <Icon fontSize="small" />}
      {kind && children}
    </Box>
  )
}
