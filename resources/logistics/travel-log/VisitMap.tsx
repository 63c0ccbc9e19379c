import Card from '@mui/material/Card'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { Visit } from './CityCards.tsx'

/** Simplified coastlines as `longitude,-latitude` in degrees, drawn for this page. */
const coasts: readonly string[] = [
  // North America, clockwise from Alaska.
  '-167,-66 -156,-71 -128,-70 -110,-68 -95,-72 -82,-68 -94,-59 -82,-55 -79,-51 -77,-62 -65,-59 -56,-52 -66,-45 -70,-42 -76,-35 -81,-31 -80,-25 -83,-29 -90,-30 -97,-27 -97,-21 -91,-18 -87,-21 -88,-16 -83,-15 -83,-10 -78,-9 -81,-8 -86,-11 -94,-16 -105,-20 -110,-25 -114,-31 -109,-24 -113,-27 -117,-33 -124,-40 -124,-48 -133,-56 -146,-60 -158,-57 -164,-61',
  // Greenland.
  '-72,-78 -58,-76 -53,-67 -43,-60 -32,-68 -20,-72 -20,-78',
  // South America.
  '-77,-8 -71,-12 -61,-10 -50,0 -35,6 -39,13 -41,22 -48,26 -57,37 -65,42 -69,51 -74,52 -74,40 -71,30 -70,18 -77,13 -81,5',
  // Africa.
  '-6,-36 10,-37 20,-32 32,-31 37,-21 43,-12 51,-12 46,-2 40,5 40,15 35,20 32,28 27,33 19,34 12,18 13,9 9,-1 5,-6 -8,-4 -15,-11 -17,-20 -9,-31',
  // Europe and Asia.
  '-9,-43 -9,-37 -1,-37 4,-43 12,-44 16,-39 18,-40 13,-45 19,-42 23,-36 26,-40 36,-36 35,-29 43,-13 52,-17 59,-22 50,-29 57,-27 67,-25 73,-18 77,-8 80,-14 88,-22 94,-17 99,-8 103,-1 101,-13 106,-9 108,-17 107,-21 117,-24 122,-31 119,-37 126,-40 127,-35 129,-41 140,-51 136,-55 156,-57 160,-60 178,-64 178,-69 140,-73 105,-77 80,-73 68,-69 44,-67 33,-67 41,-67 28,-71 14,-67 5,-60 11,-56 17,-57 18,-63 24,-65 22,-60 29,-60 20,-55 10,-55 8,-57 7,-53 -2,-48',
  // Great Britain, Japan, Borneo and Java, Australia, New Zealand.
  '-5,-58 0,-53 -5,-50 -3,-54',
  '131,-34 140,-36 142,-40 145,-44 141,-45 139,-38',
  '109,-1 117,-7 119,-1 116,4',
  '114,22 122,18 130,12 137,12 142,11 146,19 153,26 150,37 140,38 131,32 115,34',
  '173,41 178,38 174,36 167,46 171,44',
]

interface Props {
  readonly visits: readonly Visit[]
}

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
            d={`M${coast.replaceAll(' ', 'L')}Z`}
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
