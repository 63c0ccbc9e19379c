import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Lightbox } from '../../../src/kit/lightbox/Lightbox.tsx'
import { PictureCard } from '../../../src/kit/lightbox/PictureCard.tsx'
import { type DeckName, type Decks, deckNames, loadDecks, Slide, slideCounts } from './slides/Slide.tsx'

interface Opened {
  readonly deck: DeckName
  readonly decks: Decks
}

/** Cards that open a presentation in a lightbox. */
export const Presentations = () => {
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
              {...{ deck: opened.deck, index, text }}
              label={translate('aboutUs.slide', { number: index + 1, count, text })}
            />
          ))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
