import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { StatTile } from '#kit/cards/StatTile.tsx'
import type { shareStandings } from '#schema/contracts/agreements.ts'
import { useFigures } from './useAgreements.ts'

interface Props {
  readonly standings: readonly (typeof shareStandings)[number][]
}

/** Ordered percentage of the agreed share and number of parts, by standing. */
export const ShareTiles = ({ standings }: Props) => {
  const translate = useTranslate()
  const query = useFigures()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
      {standings.map((standing) => {
        const share = query.data?.shares.find((found) => found.standing === standing)
        return (
          <StatTile
            key={standing}
            label={translate(`marketShare.${standing}`)}
            value={typeof share?.percentage === 'number' ? `${share.percentage}%` : '-'}
            hint={translate('marketShare.parts', { smart_count: share?.parts ?? 0 })}
            {...statesOf(query)}
          />
        )
      })}
    </Box>
  )
}
