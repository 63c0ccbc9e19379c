import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Lightbox } from '../../../src/kit/lightbox/Lightbox.tsx'
import { PictureCard } from '../../../src/kit/lightbox/PictureCard.tsx'
import { Slide } from '../about-us/slides/Slide.tsx'

const names = ['first', 'second', 'third'] as const

export const Quotes = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState<number | null>(null)
  const title = translate('testimonies.quotes')
  const quotes = names.map((name) => translate(`testimonies.quote.${name}`))
  const pictures = quotes.map((text, index) => (
    <Slide key={text} deck="company" index={index} text={text} label={text} />
  ))
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {quotes.map((text, index) => (
          <PictureCard key={text} title={text} picture={pictures[index]} onOpen={() => setOpen(index)} />
        ))}
      </Box>
      {open !== null && <Lightbox title={title} items={pictures} first={open} onClose={() => setOpen(null)} />}
    </Box>
  )
}
