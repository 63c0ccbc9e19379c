import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface EmptyStateProps {
  /** By default that there are no results. */
  readonly text?: string | undefined
  /** Set if filters are active; shows all rows again. */
  readonly onClearFilters?: (() => void) | undefined
  /** Next step below the text. */
  readonly children?: ReactNode
}

export const EmptyState = ({ text, onClearFilters, children }: EmptyStateProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: 4 }}>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {text ?? translate('kit.feedback.empty')}
      </Typography>
      {onClearFilters && (
        <Button size="small" onClick={onClearFilters}>
          {translate('kit.feedback.clearFilters')}
        </Button>
      )}
      {children}
    </Box>
  )
}
