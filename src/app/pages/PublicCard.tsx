import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface PublicCardProps {
  readonly title: string
  readonly children: ReactNode
}

export const PublicCard = ({ title, children }: PublicCardProps) => (
  <Card sx={{ maxWidth: 480, mx: 'auto', my: { xs: 2, md: 6 }, p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
    <Typography variant="h1">{title}</Typography>
    {children}
  </Card>
)
