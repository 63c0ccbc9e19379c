import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { StatTile } from '../../../src/kit/cards/StatTile.tsx'
import { Doughnut } from '../../../src/kit/charts/Doughnut.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { SampleChip } from '../../../src/kit/table/SampleRows.tsx'
import { ReviewNote } from '../ReviewNote.tsx'
import { Quotes } from './Quotes.tsx'

// As specified, although the figures do not add up `docs/product/company.md#feedback`.
const figures = { customers: 42, users: 96 } as const
const units = [
  { number: 1, clients: 12, users: 17, share: 70, state: 'information' },
  { number: 2, clients: 13, users: 25, share: 62, state: 'onTime' },
] as const

const tiles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }

const Testimonies = () => {
  const translate = useTranslate()
  const unitName = (number: number) => translate('testimonies.unit', { number })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Quotes />
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
            ...{ name: String(number), label: unitName(number), value: clients, state },
          }))}
          format={formatCount}
        />
      </InfoCard>
      <ReviewNote>{translate('testimonies.review')}</ReviewNote>
    </Box>
  )
}

export default Testimonies
