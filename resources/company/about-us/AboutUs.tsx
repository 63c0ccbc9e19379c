import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ReviewNote } from '../ReviewNote.tsx'
import { Films } from './Films.tsx'
import { Presentations } from './Presentations.tsx'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

const Part = ({ title, children }: PartProps) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="h2">{title}</Typography>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>{children}</Box>
  </Box>
)

const AboutUs = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Part title={translate('aboutUs.presentations')}>
        <Presentations />
      </Part>
      <Part title={translate('aboutUs.films')}>
        <Films />
      </Part>
      <ReviewNote>{translate('aboutUs.review')}</ReviewNote>
    </Box>
  )
}

export default AboutUs
