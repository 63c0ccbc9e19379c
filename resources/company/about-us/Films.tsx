import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PictureCard } from '../../../src/kit/lightbox/PictureCard.tsx'
import { VideoDialog } from '../../../src/kit/lightbox/VideoDialog.tsx'
import institutional from './films/institutional.webm'
import mexico from './films/mexico.webm'
import steelMill from './films/steelMill.webm'

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
export const Films = () => {
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
