import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export const Cards = ({ children, width = 280 }: { readonly children: ReactNode; readonly width?: number }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}>
    {children}
  </Box>
)
