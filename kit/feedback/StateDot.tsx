import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { StateName } from '../charts/chart.ts'

interface Props {
  /** Grey if undefined. */
  readonly state: StateName | undefined
  readonly children: ReactNode
}

export const StateDot = ({ state, children }: Props) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box
      component="span"
      sx={{ width: 10, height: 10, borderRadius: '50%', flexShrink: 0, bgcolor: `states.${state ?? 'unknown'}.main` }}
    />
    {children}
  </Box>
)
