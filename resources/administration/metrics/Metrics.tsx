import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { metrics } from '../../../schema/metrics.ts'
import { StatTile } from '../../../src/kit/cards/StatTile.tsx'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { AtDivision } from './AtDivision.tsx'
import { addressOf, type OfferedDivision } from './divisions.ts'
import { type MetricTiles, tiles } from './tiles.ts'

interface Props {
  readonly division: OfferedDivision
}

const repeat = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: repeat(1), sm: repeat(2), lg: repeat(4) } }

/** A share says of how many it is; a number is its own base. */
const useHint = (figures: MetricTiles | null | undefined) => {
  const translate = useTranslate()
  const { quotedItems = 0, orderedItems = 0 } = figures ?? {}
  const base = translate('metrics.base', { ordered: formatCount(orderedItems), items: formatCount(quotedItems) })
  return (name: keyof MetricTiles) => (name === 'hitRate' ? quotedItems > 0 && base : undefined)
}

const Tiles = ({ division }: Props) => {
  const translate = useTranslate()
  const query = useCall(metrics.tiles, { division })
  const { isLoading, error, onRetry } = statesOf(query)
  const figures = query.data
  const hintOf = useHint(figures)
  if (error && !figures) return <FailedState error={error} onRetry={onRetry} />
  return (
    <Box sx={grid}>
      {tiles.map(({ name, route, more, format }) => {
        const value = figures?.[name] ?? null
        return (
          <StatTile
            key={name}
            label={translate(`metrics.tiles.${name}`)}
            value={value === null ? '-' : format(value)}
            hint={hintOf(name)}
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
