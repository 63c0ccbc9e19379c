import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { formatCount, formatRate } from '#kit/fields/formats.ts'
import { metrics, type metricTiles } from '#schema/administration/metrics.ts'
import type { RowOf } from '#schema/entity.ts'
import type { Route } from '#schema/pages.ts'
import { AtDivision } from './AtDivision.tsx'
import { addressOf, type OfferedDivision } from './divisions.ts'

type MetricTiles = RowOf<typeof metricTiles>

interface Tile {
  readonly name: keyof MetricTiles
  readonly route: Route
  readonly more?: Readonly<Record<string, string>>
}

/** In display order, with the tables they link to `docs/product/administration.md#metrics`. */
const tiles: readonly Tile[] = [
  { name: 'noAccess', route: 'metrics_detalle-haeentered', more: { entered: '0' } },
  { name: 'entered', route: 'metrics_detalle-haeentered', more: { entered: '1' } },
  { name: 'quotes', route: 'metrics-forge-quoted' },
  { name: 'purchases', route: 'metrics-detalle-Pedidos' },
  { name: 'withoutOrders', route: 'metrics_clientes-sinpedido' },
  { name: 'hitRate', route: 'metrics-forge-hitrate' },
  { name: 'totalUsers', route: 'metrics-forge-detalle' },
  { name: 'newUsers', route: 'metrics-forge-grafica1' },
]

interface Props {
  readonly division: OfferedDivision
}

const repeat = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: repeat(1), sm: repeat(2), lg: repeat(4) } }

const Tiles = ({ division }: Props) => {
  const translate = useTranslate()
  const query = useCall(metrics.tiles, { division })
  const { isLoading, error, onRetry } = statesOf(query)
  const figures = query.data
  const { quotedItems = 0, orderedItems = 0 } = figures ?? {}
  const base = translate('metrics.base', { ordered: formatCount(orderedItems), items: formatCount(quotedItems) })
  if (error && !figures) return <FailedState error={error} onRetry={onRetry} />
  return (
    <Box sx={grid}>
      {tiles.map(({ name, route, more }) => {
        const value = figures?.[name] ?? null
        const isRate = name === 'hitRate'
        return (
          <StatTile
            key={name}
            label={translate(`metrics.tiles.${name}`)}
            value={value === null ? '-' : isRate ? formatRate(value) : formatCount(value)}
            hint={isRate ? quotedItems > 0 && base : undefined}
            // A value of 0 or without data has no link.
            to={value ? addressOf(route, division, more) : undefined}
            isLoading={isLoading}
          />
        )
      })}
    </Box>
  )
}

const Metrics = () => <AtDivision>{(division) => <Tiles key={division} division={division} />}</AtDivision>

export default Metrics
