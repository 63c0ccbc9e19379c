import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'

interface DisclosureProps {
  readonly title: string
  /** Opens the section each time that it becomes true; the user can close it. */
  readonly needsAttention?: boolean
  readonly children: ReactNode
}

/** Collapsed section; its content is rendered and fetched when first opened. */
export const Disclosure = ({ title, needsAttention = false, children }: DisclosureProps) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    if (!needsAttention) return
    setOpen(true)
    setWasOpened(true)
  }, [needsAttention])
  return (
    <Card
      component="details"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
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
