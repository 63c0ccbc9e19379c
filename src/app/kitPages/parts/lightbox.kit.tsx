import Box from '@mui/material/Box'
import { useState } from 'react'
import { Lightbox } from '../../../kit/lightbox/Lightbox.tsx'
import { PictureCard } from '../../../kit/lightbox/PictureCard.tsx'
import { VideoDialog } from '../../../kit/lightbox/VideoDialog.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

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

export const part: KitPart = {
  title: 'Lightbox',
  examples: [{ name: 'Cards that open pictures and a film', content: <Opened /> }],
}
