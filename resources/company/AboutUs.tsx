import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { Lightbox } from '#kit/page/Lightbox.tsx'
import { PictureCard } from '#kit/page/PictureCard.tsx'
import { VideoDialog } from '#kit/page/VideoDialog.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import institutional from './films/institutional.webm'
import mexico from './films/mexico.webm'
import steelMill from './films/steelMill.webm'
import { NotSetUp } from './NotSetUp.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { type DeckName, type Decks, deckNames, loadDecks, Slide, slideCounts } from './slides/Slide.tsx'
import { usePageText } from './usePageText.ts'
import { Wording } from './Wording.tsx'

interface Opened {
  readonly deck: DeckName
  readonly decks: Decks
}

/** Cards that open a presentation in a lightbox. */
const Presentations = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = async (deck: DeckName) => setOpened({ deck, decks: await loadDecks[locale === 'es' ? 'es' : 'en']() })
  const title = (deck: DeckName) => translate(`aboutUs.decks.${deck}`)
  return (
    <>
      {deckNames.map((deck) => (
        <PictureCard
          key={deck}
          title={title(deck)}
          hint={translate('aboutUs.slides', { smart_count: slideCounts[deck] })}
          picture={<Slide deck={deck} index={0} text={title(deck)} label={title(deck)} />}
          onOpen={() => open(deck)}
        />
      ))}
      {opened && (
        <Lightbox
          title={title(opened.deck)}
          items={opened.decks[opened.deck].map((text, index, { length: count }) => (
            <Slide
              key={text}
              deck={opened.deck}
              index={index}
              text={text}
              label={translate('aboutUs.slide', { number: index + 1, count, text })}
            />
          ))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const films = { institutional, steelMill, mexico } as const
type FilmName = keyof typeof films
const names = Object.keys(films) as FilmName[]

/** Placeholder image with a play icon. */
const Still = () => (
  <svg viewBox="0 0 640 360" aria-hidden="true" style={{ display: 'block', width: '100%' }}>
    <rect width={640} height={360} fill="#16202C" />
    <circle cx={320} cy={180} r={56} fill="#FB923C" />
    <path d="M302 150l48 30-48 30z" fill="#16202C" />
  </svg>
)

/** Cards that open a film in the browser's player. */
const Films = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState<FilmName | null>(null)
  const title = (film: FilmName) => translate(`aboutUs.video.${film}`)
  return (
    <>
      {names.map((film) => (
        <PictureCard
          key={film}
          title={title(film)}
          hint={translate('aboutUs.play')}
          picture={<Still />}
          onOpen={() => setOpen(film)}
        />
      ))}
      {open && <VideoDialog title={title(open)} film={films[open]} onClose={() => setOpen(null)} />}
    </>
  )
}

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

/** The slides and films come with the demo. */
const DemoParts = () => {
  const translate = useTranslate()
  return (
    <>
      <Part title={translate('aboutUs.presentations')}>
        <Presentations />
      </Part>
      <Part title={translate('aboutUs.films')}>
        <Films />
      </Part>
      <ReviewNote>{translate('aboutUs.review')}</ReviewNote>
    </>
  )
}

const AboutUs = () => {
  const { text, ...states } = usePageText('about-us')
  const isDemo = portalSettings().businessDay !== null
  return (
    <Loadable height={400} {...states}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {text && (
          <Box sx={{ maxWidth: 960 }}>
            <Wording text={text.wording} />
          </Box>
        )}
        {isDemo && <DemoParts />}
        {!text && !isDemo && <NotSetUp record="pageTexts" />}
      </Box>
    </Loadable>
  )
}

export default AboutUs
