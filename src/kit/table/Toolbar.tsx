import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly end: ReactNode
}

/** Not printed. */
export const Toolbar = ({ children, end }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
    {children}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ml: 'auto' }}>{end}</Box>
  </Box>
)
