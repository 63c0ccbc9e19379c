import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly end: ReactNode
}

const line = { display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 1, alignItems: 'center' } as const

/** One line in wide windows, where the filters shrink first. Not printed. */
export const Toolbar = ({ children, end }: Props) => (
  <Box sx={{ ...line, displayPrint: 'none' }}>
    {children}
    <Box sx={{ ...line, flexShrink: 0, maxWidth: '100%', ml: 'auto' }}>{end}</Box>
  </Box>
)
