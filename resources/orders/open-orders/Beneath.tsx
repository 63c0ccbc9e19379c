import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useArrival } from './useArrival.ts'

interface Props {
  readonly title: string
  /** Another one each time that the detail is asked for. */
  readonly visit: string
  readonly children: ReactNode
}

/** A section beneath a list, with the detail of what was clicked in it. */
export const Beneath = ({ title, visit, children }: Props) => {
  const titleId = useId()
  const heading = useArrival(visit)
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, mt: 3, minWidth: 0 }}>
      <Typography id={titleId} ref={heading} variant="h2" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
