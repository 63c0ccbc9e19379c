import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Stands at the end of the line: actions, columns, export. */
  readonly end: ReactNode
}

/** The line above a table; it is not printed. */
export const Toolbar = ({ children, end }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
    {children}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ml: 'auto' }}>{end}</Box>
  </Box>
)
