import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
}

/** Collapsed section; its content is rendered and fetched when first opened. */
export const Disclosure = ({ title, children }: DisclosureProps) => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Card
      component="details"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
      sx={{ minWidth: 0 }}
    >
      <Box component="summary" sx={{ p: 2, cursor: 'pointer', '&:focus-visible': { outlineOffset: -2 } }}>
        <Typography component="h2" variant="h2" sx={{ display: 'inline' }}>
          {title}
        </Typography>
      </Box>
      {wasOpened && <Box sx={{ px: 2, pb: 2, minWidth: 0 }}>{children}</Box>}
    </Card>
  )
}
