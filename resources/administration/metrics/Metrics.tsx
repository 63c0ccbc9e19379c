import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { metrics } from '../../../schema/metrics.ts'
import { StatTile } from '../../../src/kit/cards/StatTile.tsx'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { sayCount } from '../../../src/kit/kinds/formats.ts'
import { AtDivision } from './AtDivision.tsx'
import { addressOf, type OfferedDivision } from './divisions.ts'
import { type MetricTiles, tiles } from './tiles.ts'

interface Props {
  readonly division: OfferedDivision
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }

/** A share says of how many it is; a number is its own base. */
const useHint = () => {
  const translate = useTranslate()
  return (name: keyof MetricTiles, { quotedItems, orderedItems }: MetricTiles) =>
    name === 'hitRate' && quotedItems > 0
      ? translate('metrics.base', { ordered: sayCount(orderedItems), items: sayCount(quotedItems) })
      : ''
}

const Tiles = ({ division }: Props) => {
  const translate = useTranslate()
  const hintOf = useHint()
  const query = useCall(metrics.tiles, { division })
  const { isLoading, error, onRetry } = statesOf(query)
  const figures = query.data
  if (error && !figures) return <FailedState onRetry={onRetry} />
  return (
    <Box sx={grid}>
      {tiles.map(({ name, route, more, say }) => {
        const value = figures?.[name] ?? null
        return (
          <StatTile
            key={name}
            label={translate(`metrics.tiles.${name}`)}
            value={value === null ? '-' : say(value)}
            hint={figures ? hintOf(name, figures) : ''}
            // What is 0, or cannot be told, leads nowhere (spec 1 §2.7).
            to={value ? addressOf(route, division, more) : undefined}
            isLoading={isLoading}
          />
        )
      })}
    </Box>
  )
}

/** The figures of a division, each the way to the rows behind it (spec 1 §2.7). */
const Metrics = () => <AtDivision>{(division) => <Tiles key={division} division={division} />}</AtDivision>

export default Metrics
