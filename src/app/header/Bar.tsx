import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The header's surface: 56 px that stay in view. */
export const Bar = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 'appBar',
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 0.5, md: 1 },
      height: 56,
      px: { xs: 1, md: 2 },
      bgcolor: 'bar.main',
      color: 'bar.text',
      borderBottom: (theme) => (theme.palette.mode === 'dark' ? `1px solid ${theme.palette.divider}` : 'none'),
    }}
  >
    {children}
  </Box>
)
