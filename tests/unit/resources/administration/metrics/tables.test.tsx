import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import MetricTables, { resource as tablesBehind } from '#resources/administration/metrics/MetricTables.tsx'
import { texts as english } from '#resources/administration/metrics/texts.en.ts'
import { texts as spanish } from '#resources/administration/metrics/texts.es.ts'
import UsersByAccess, { resource as usersByAccess } from '#resources/administration/metrics/UsersByAccess.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { metricsGateway } from './metricsGateway.ts'

afterEach(cleanup)

const standing = 'Customer, User, Unit, Segment, Subsegment, Sales Contact, Cliente Type, Tiene Equote'
const quotes = 'Year, Month, Customer, User, USD, # Items'

/**
 * Per table: route, end of the call's path, key of the rows, and columns.
 * `docs/product/administration.md#metric-tables`
 */
const tables: readonly [name: string, route: string, call: string, key: string, columns: string][] = [
  ['Users by Access', 'metrics_detalle-haeentered', 'Detalle/1/1', 'users', `${standing}, Created Date, Last Login`],
  ['Total Users', 'metrics-forge-detalle', 'TotalUsuarios/1', 'users', standing],
  [
    'New User History',
    'metrics-forge-grafica1',
    'GraficaUsuariosCreadosMensualmenteDetalle/1',
    'List',
    'Year, Month, Name, Sales Contact, Client Type, Customer, Unit, E-quote user, Creation Date, Last Login',
  ],
  ['Quoted History', 'metrics-forge-quoted', 'GraficaMensualQuotedDetalle/1', 'QuotedList', quotes],
  ['Hit Rate History', 'metrics-forge-hitrate', 'GraficaMensualHitRateDetalle/1', 'HitRateList', `${quotes}, Hit Rate`],
  [
    'Purchased History',
    'metrics-detalle-Pedidos',
    'GraficaMensualPedidosDetalle/1',
    'PedidosList',
    'Year, Month, TipoPieza, Material, DEMF, DIMF, HMF, Cantidad, Cliente, Precio Pieza, PrecioTotalUSD',
  ],
  ['Customers without Orders', 'metrics_clientes-sinpedido', 'ClientesSinPedidos/1', 'List', 'Cliente'],
]

test.each(tables)('%s has its columns, an empty state and an Excel export', async (name, route, call, key, columns) => {
  for (const one of [usersByAccess, ...tablesBehind]) registerResource(one)
  const Screen = route === 'metrics_detalle-haeentered' ? UsersByAccess : MetricTables
  metricsGateway({
    [call]: { [key]: [] },
    'GraficaUsuariosCreadosMensualmente/1': { UsuariosCreadosMensualmente: [] },
    ...Object.fromEntries(
      ['Quoted', 'HitRate', 'Pedidos'].map((chart) => [`GraficaMensual${chart}/1`, { DatosGrafica: [] }]),
    ),
  })
  showInPortal({ [`/${route}`]: <Screen /> }, `/${route}?division=1`)
  const region = await screen.findByRole('region', { name })
  await within(region).findByText('No results found.')
  const heads = within(region).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent).join(', ')).toBe(columns)
  expect(screen.getByRole('button', { name: 'Descargar Excel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('metrics terms specified in Spanish are the same in both languages', () => {
  const literal = ({ resources, metrics }: typeof english) => [
    metrics.excel,
    ...[resources.usersByAccess, resources.divisionUsers].flatMap(({ fields }) => [
      fields.clientType,
      fields.hasEquote,
    ]),
    ...Object.entries(resources.purchases.fields).flatMap(([field, label]) =>
      ['year', 'month'].includes(field) ? [] : [label],
    ),
    resources.customersWithoutOrders.fields.customer,
  ]
  expect(literal(spanish)).toEqual(literal(english))
})
