import type { RowOf } from '../../../schema/entity.ts'
import type { metricTiles } from '../../../schema/metrics.ts'
import type { Route } from '../../../schema/pages.ts'
import { formatCount, formatRate } from '../../../src/kit/kinds/formats.ts'

export type MetricTiles = RowOf<typeof metricTiles>

interface Tile {
  readonly name: keyof MetricTiles
  /** The table behind the figure. */
  readonly route: Route
  readonly more?: Readonly<Record<string, string>>
  readonly format: (value: number) => string
}

const count = (name: Tile['name'], route: Route, more: Tile['more'] = {}): Tile => ({
  name,
  route,
  more,
  format: formatCount,
})

/** The tiles in their order (spec 1 §2.7), and the tables that they lead to (DECISIONS S7). */
export const tiles: readonly Tile[] = [
  count('noAccess', 'metrics_detalle-haeentered', { entered: '0' }),
  count('entered', 'metrics_detalle-haeentered', { entered: '1' }),
  count('quotes', 'metrics-forge-quoted'),
  count('purchases', 'metrics-detalle-Pedidos'),
  count('withoutOrders', 'metrics_clientes-sinpedido'),
  { name: 'hitRate', route: 'metrics-forge-hitrate', format: formatRate },
  count('totalUsers', 'metrics-forge-detalle'),
  count('newUsers', 'metrics-forge-grafica1'),
]
