import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatCount } from '#kit/fields/formats.ts'
import type { TimelineEvent } from '#schema/orders/orderTimeline.ts'
import { notStartedName, type Step, stepNameIn, stepNames, steps } from '#schema/wip/steps.ts'

const places = ['notStarted', ...steps] as const

const nameIn = (language: string, place: (typeof places)[number]) =>
  stepNameIn(language, place === 'notStarted' ? notStartedName : stepNames[place as Step])

const colour = { notStarted: 'text.disabled', held: 'states.information.main', empty: 'divider' } as const

interface Props {
  readonly events: readonly TimelineEvent[]
}

/** Open pieces of a line by step; nothing without open pieces or without access to work in progress. */
export const StepBar = ({ events }: Props) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const pieces = new Map(
    events.flatMap(({ kind, ...event }) => (kind === 'step' ? [[event.number, event.pieces]] : [])),
  )
  if (pieces.size === 0) return null
  const held = places.filter((place) => pieces.has(place))
  const shown = places.filter((place) => place !== 'other' || pieces.has(place))
  const words = held.map((place) => `${nameIn(language, place)} ${formatCount(pieces.get(place) ?? 0)}`)
  return (
    <div>
      <Box aria-hidden sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        {shown.map((place) => (
          <div key={place}>
            <Box
              sx={{
                height: 8,
                borderRadius: 0.5,
                bgcolor: pieces.has(place) ? colour[place === 'notStarted' ? place : 'held'] : colour.empty,
              }}
            />
            <Typography
              variant="caption"
              component="div"
              sx={{
                display: { xs: 'none', lg: 'block' },
                mt: 0.5,
                lineHeight: 1.3,
                color: pieces.has(place) ? 'text.primary' : 'text.secondary',
                fontWeight: pieces.has(place) ? 650 : 400,
              }}
            >
              {nameIn(language, place)}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {translate('orderTimeline.places', { places: words.join(' · ') })}
      </Typography>
    </div>
  )
}
