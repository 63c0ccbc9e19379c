import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Example } from './kitPart.ts'

/** A state by name. */
export const ExampleBox = ({ name, content }: Example) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1, color: 'text.secondary' }}>
        {name}
      </Typography>
      {content}
    </Box>
  )
}
