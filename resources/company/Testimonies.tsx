import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { Doughnut } from '#kit/charts/Doughnut.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { Lightbox } from '#kit/page/Lightbox.tsx'
import { PictureCard } from '#kit/page/PictureCard.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { SampleChip } from '#kit/table/SampleRows.tsx'
import { partsOf } from '#values/clauses.ts'
import { NotSetUp } from './NotSetUp.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { Slide } from './slides/Slide.tsx'
import { usePageText } from './usePageText.ts'

interface QuotesProps {
  readonly quotes: readonly string[]
}

const Quotes = ({ quotes }: QuotesProps) => {
  const translate = useTranslate()
  const [open, setOpen] = useState<number | null>(null)
  const title = translate('testimonies.quotes')
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

// As specified, although the figures do not add up `docs/product/company.md#feedback`.
const figures = { customers: 42, users: 96 } as const
const units = [
  { number: 1, clients: 12, users: 17, share: 70, state: 'information' },
  { number: 2, clients: 13, users: 25, share: 62, state: 'onTime' },
] as const

const tiles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }

/** The figures come with the demo. */
const DemoFigures = () => {
  const translate = useTranslate()
  const unitName = (number: number) => translate('testimonies.unit', { number })
  return (
    <>
      <Box>
        <SampleChip />
      </Box>
      <Box sx={tiles}>
        <StatTile label={translate('testimonies.customers')} value={formatCount(figures.customers)} />
        <StatTile label={translate('testimonies.users')} value={formatCount(figures.users)} />
        {units.map(({ number, share, users }) => (
          <StatTile
            key={number}
            label={`${unitName(number)}: ${translate('testimonies.share')}`}
            value={`${share}%`}
            hint={translate('testimonies.of', { users })}
          />
        ))}
      </Box>
      <InfoCard title={translate('testimonies.clientsByUnit')}>
        <Doughnut
          title={translate('testimonies.clientsByUnit')}
          slices={units.map(({ number, clients, state }) => ({
            name: String(number),
            label: unitName(number),
            value: clients,
            state,
          }))}
          format={formatCount}
        />
      </InfoCard>
    </>
  )
}

const Testimonies = () => {
  const translate = useTranslate()
  const { text, ...states } = usePageText('testimonies')
  const quotes = partsOf(text?.wording ?? '').map((part) => part.text)
  const isDemo = portalSettings().businessDay !== null
  return (
    <Loadable height={400} {...states}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {quotes.length > 0 && <Quotes quotes={[...new Set(quotes)]} />}
        {isDemo && <DemoFigures />}
        {quotes.length === 0 && !isDemo && <NotSetUp record="pageTexts" />}
        {(isDemo || text?.isSample) && <ReviewNote>{translate('testimonies.review')}</ReviewNote>}
      </Box>
    </Loadable>
  )
}

export default Testimonies
