import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly end: ReactNode
}

const line = { display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 1, alignItems: 'center' } as const

/**
 * One line in wide windows, where the filters shrink first. On phones, a tool that does not fit begins the next line, and
 * those before it stay beside the filters. Not printed.
 */
export const Toolbar = ({ children, end }: Props) => (
  <Box sx={{ ...line, displayPrint: 'none' }}>
    {children}
    <Box sx={{ display: { sm: 'none' }, flexGrow: 1, mr: -1 }} />
    <Box sx={{ ...line, display: { xs: 'contents', sm: 'flex' }, flexShrink: 0, maxWidth: '100%', ml: 'auto' }}>
      {end}
    </Box>
  </Box>
)
