import Card from '@mui/material/Card'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { Visit } from './CityCards.tsx'
import { coasts } from './coasts.ts'

interface Props {
  readonly visits: readonly Visit[]
}

const pathOf = (coast: string) => `M${coast.replaceAll(' ', 'L')}Z`

/** World map drawn by the portal, with a dot per visit; no map is loaded from elsewhere. */
export const VisitMap = ({ visits }: Props) => {
  const translate = useTranslate()
  const { palette } = useTheme()
  const cities = visits.map(({ city }) => city).join(', ')
  return (
    <Card sx={{ p: 1 }}>
      {/* Degrees: x is the longitude, y the latitude upwards. */}
      <svg
        viewBox="-170 -78 350 136"
        role="img"
        aria-label={translate('travelLog.map', { cities })}
        style={{ display: 'block', width: '100%', maxHeight: 420 }}
      >
        {coasts.map((coast) => (
          <path
            key={coast}
            d={pathOf(coast)}
            fill={palette.states.unknown.soft}
            stroke={palette.text.secondary}
            strokeWidth={0.4}
          />
        ))}
        {visits.map(({ id, latitude, longitude }) => (
          <circle key={id} cx={longitude} cy={-latitude} r={2.2} fill={palette.accent.main} />
        ))}
      </svg>
    </Card>
  )
}
