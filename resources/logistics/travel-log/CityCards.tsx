import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDay } from '#kit/fields/formats.ts'
import type { RowOf } from '#schema/entity.ts'
import type { visit } from '#schema/logistics/logistics.ts'

export type Visit = RowOf<typeof visit> & { readonly id: number }

interface Props {
  readonly visits: readonly Visit[]
}

export const CityCards = ({ visits }: Props) => (
  <Box
    component="ul"
    aria-label={useTranslate()('travelLog.visits')}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
      listStyle: 'none',
      m: 0,
      p: 0,
    }}
  >
    {visits.map(({ id, city, country, visitedOn, visitor, note }) => (
      <Card component="li" key={id} sx={{ p: 2, minWidth: 0, overflowWrap: 'anywhere', breakInside: 'avoid' }}>
        <Typography variant="h2">{city}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {country}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {formatDay(visitedOn)}, {visitor}
        </Typography>
        <Typography variant="body2">{note}</Typography>
      </Card>
    ))}
  </Box>
)
