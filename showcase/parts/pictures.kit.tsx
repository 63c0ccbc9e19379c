import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Carousel } from '#kit/page/Carousel.tsx'
import { Lightbox } from '#kit/page/Lightbox.tsx'
import { PictureCard } from '#kit/page/PictureCard.tsx'
import { VideoDialog } from '#kit/page/VideoDialog.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const item = (title: string, sentences = 1) => (
  <InfoCard key={title} title={title}>
    <Typography>{'The 8,000 tonne press is back after its overhaul. '.repeat(sentences)}</Typography>
    <Link href="/forge/kit/carousel">{`More about ${title}`}</Link>
  </InfoCard>
)

const news = (year: number) => [
  item(`Press overhaul ${year}`),
  item(`New ring mill ${year}`, 8),
  item(`Holidays of ${year}`, 2),
]

export const carousel: KitPart = {
  title: 'Carousel',
  examples: {
    'By itself every 8 seconds': <Carousel label="News" items={news(2026)} autoplayMilliseconds={8000} />,
    'By hand': <Carousel label="News by hand" items={news(2025)} />,
    'One item': <Carousel label="One news" items={news(2024).slice(0, 1)} autoplayMilliseconds={8000} />,
    None: <Carousel label="No news" items={[]} autoplayMilliseconds={8000} />,
  },
}

const swatch = (name: string, color: string) => (
  <Box key={name} role="img" aria-label={name} sx={{ height: 160, bgcolor: color }} />
)

const pictures = [swatch('Steel', 'primary.main'), swatch('Ember', 'accent.main'), swatch('Line', 'divider')]

const Opened = () => {
  const [open, setOpen] = useState<'pictures' | 'film' | null>(null)
  const close = () => setOpen(null)
  return (
    <Cards>
      <PictureCard title="Three pictures" hint="3 slides" picture={pictures[0]} onOpen={() => setOpen('pictures')} />
      <PictureCard title="A film" picture={pictures[1]} onOpen={() => setOpen('film')} />
      {open === 'pictures' && <Lightbox title="Three pictures" items={pictures} onClose={close} />}
      {open === 'film' && <VideoDialog title="A film" film="data:video/webm," onClose={close} />}
    </Cards>
  )
}

export const lightbox: KitPart = {
  title: 'Lightbox',
  examples: { 'Cards that open pictures and a film': <Opened /> },
}
